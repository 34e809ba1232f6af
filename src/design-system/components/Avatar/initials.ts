/** Returns the first letters of the first and the last word, in capitals: 'maría del valle' is 'MV'. */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words
  return firstAndLast.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
