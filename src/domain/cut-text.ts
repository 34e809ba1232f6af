/** Cuts a text to `maxLength` UTF-16 units, as the HTML attribute `maxlength` does. A surrogate pair is never split. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
