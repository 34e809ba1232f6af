import { ListRefusal } from './list-refusal'

/** Number of bytes sampled to detect the encoding. */
const sample = 1_000
/** Share of zero bytes above which text counts as UTF-16. */
const manyZeros = 0.3

const begins = (bytes: Uint8Array, ...marks: number[]) => marks.every((mark, index) => bytes[index] === mark)

/** The share of zeros among every second byte, from the first or from the second. */
function zerosFrom(bytes: Uint8Array, first: 0 | 1): number {
  const seen = bytes.subarray(0, sample)
  let zeros = 0
  for (let at = first; at < seen.length; at += 2) if (seen[at] === 0) zeros += 1
  return zeros / Math.max(1, seen.length / 2)
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be'
  const [even, odd] = [zerosFrom(bytes, 0), zerosFrom(bytes, 1)]
  if (odd > manyZeros && even < manyZeros) return 'utf-16le'
  return even > manyZeros && odd < manyZeros ? 'utf-16be' : 'utf-8'
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    if (encoding !== 'utf-8') throw new ListRefusal('binary')
    // Excel of Windows writes its own Latin alphabet, in which any bytes are signs.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Control characters that text files do not contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notText = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/

/**
 * The text of a file, whatever program wrote it.
 * @throws ListRefusal if it is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (notText.test(text)) throw new ListRefusal('binary')
  return text
}
