/** Returns the initials of the first and the last word, as capital letters, such as 'MV' for 'maría del valle'. */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words
  return firstAndLast.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
