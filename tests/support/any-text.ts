import fc from 'fast-check'

const firstSurrogate = 0xd800
const surrogateCount = 0x800
const lastCodePoint = 0x10ffff

/**
 * Any character of Unicode except lone surrogates, as the `unit` of `fc.string`. The unit `binary` of fast-check has the same
 * characters, but first puts a million of them into a map, which takes more than a second in each process.
 */
export const anyCharacter = fc
  .nat({ max: lastCodePoint - surrogateCount })
  .map((code) => String.fromCodePoint(code < firstSurrogate ? code : code + surrogateCount))
