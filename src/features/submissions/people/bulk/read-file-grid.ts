import { isLikeDocument } from './document-cell'
import type { CellGrid } from './grid'
import { detectColumns } from './list-columns'
import { ListRefusal } from './list-refusal'
import { parseTextGrid } from './parse-text-grid'

/** File signatures of `.xlsx` (zip) and of Excel before 2007. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04]
const oldExcelSignature = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((mark, index) => bytes[index] === mark)

/**
 * Reads the rows of a file. The bytes of the file, not the name, determine the format.
 * @throws ListRefusal if the file is unreadable.
 */
export async function readFileGrid(file: File): Promise<CellGrid> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, zipSignature)) return parseWorkbookGrid(bytes)
  if (startsWith(bytes, oldExcelSignature)) throw new ListRefusal('oldExcel')
  if (/\.xlsx$/i.test(file.name)) throw new ListRefusal('broken')
  return parseTextGrid(decodeText(bytes))
}

/** Maximum unpacked size in bytes. A sheet of 500 rows has about a tenth of this size. */
const maxUnpackedBytes = 4_000_000

const isPartOfSheet = (name: string) => /\.(xml|rels)$/i.test(name)

const hasDocuments = (grid: CellGrid) => grid.some((row) => row.some(isLikeDocument))

/** Finds the sheet with the list, because the first sheet may be a cover letter. */
const findListSheet = (sheets: readonly CellGrid[]): CellGrid =>
  sheets.find((grid) => detectColumns(grid).headerIndex !== undefined && hasDocuments(grid)) ??
  sheets.find(hasDocuments) ??
  sheets[0] ??
  []

/**
 * Reads the sheet of an `.xlsx` that contains the list, or else the first sheet. The archive is unpacked by `unzip`,
 * because the library has no size limit and starts workers, which the page's content security policy forbids.
 */
async function parseWorkbookGrid(bytes: Uint8Array): Promise<CellGrid> {
  const [{ unzip }, { zipSync }, { default: readSheets }] = await Promise.all([
    import('./unzip'),
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  const files = unzip(bytes, maxUnpackedBytes, isPartOfSheet)
  try {
    const archive = zipSync(files, { level: 0 })
    // The assertion is needed because the type of the library declares a date cell as the constructor `Date`.
    return findListSheet(
      (await readSheets(archive.slice().buffer)).map(({ data }) => data as unknown as CellGrid),
    )
  } catch {
    throw new ListRefusal('broken')
  }
}

const sampleSize = 1_000
/** Share of zero bytes above which text counts as UTF-16. */
const utf16ZeroShare = 0.3

/** Returns the share of zeros among the bytes with an even index (`firstIndex` 0) or with an odd index (1). */
function measureZeros(bytes: Uint8Array, firstIndex: 0 | 1): number {
  const sampleBytes = bytes.subarray(0, sampleSize)
  let zeros = 0
  for (let index = firstIndex; index < sampleBytes.length; index += 2)
    if (sampleBytes[index] === 0) zeros += 1
  return zeros / Math.max(1, sampleBytes.length / 2)
}

function detectEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const [even, odd] = [measureZeros(bytes, 0), measureZeros(bytes, 1)]
  if (odd > utf16ZeroShare && even < utf16ZeroShare) return 'utf-16le'
  return even > utf16ZeroShare && odd < utf16ZeroShare ? 'utf-16be' : 'utf-8'
}

function decode(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    if (encoding !== 'utf-8') throw new ListRefusal('binary')
    // Excel on Windows writes windows-1252, in which every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern detects control characters
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/

/**
 * Decodes a text file in UTF-8, UTF-16 or windows-1252.
 * @throws ListRefusal if the file is not text.
 */
function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (controlCharacters.test(text)) throw new ListRefusal('binary')
  return text
}
