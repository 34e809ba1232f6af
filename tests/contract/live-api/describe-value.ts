const maxLength = 40

/** Replaces each letter and digit, so that a text shows its form and no personal value: `16/03/2026` becomes `99/99/9999`. */
const maskText = (text: string) =>
  text
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{L}\p{M}]/gu, (letter) => (letter === 'A' ? 'A' : 'a'))
    .replaceAll(/\p{N}/gu, '9')

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/** Describes a JSON value by its type and form; with `showValues`, by its text. An absent value is `undefined`. */
export function describeValue(value: unknown, showValues = false): string {
  if (value === undefined) return 'nothing'
  if (showValues) return shorten(JSON.stringify(value))
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  switch (typeof value) {
    case 'string':
      return value === '' ? 'an empty text' : `the text ${shorten(maskText(value))}`
    case 'number':
      return Number.isInteger(value) ? 'an integer' : 'a number'
    case 'object':
      return `an object with ${shorten(Object.keys(value).join(', ')) || 'no fields'}`
    default:
      return `a ${typeof value}`
  }
}
