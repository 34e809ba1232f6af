/** The beginning of a text, of at most so many UTF-16 units, as a field counts them. No sign is cut in two. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
