import { isLikeDocumentNumber } from './document-cell'
import type { CellGrid } from './grid'
import { detectColumns } from './list-columns'
import { ListRefusal } from './list-refusal'

/** The first bytes of an `.xlsx`, which is a ZIP archive. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04]
/** The first bytes of an `.xls`, and of an `.xlsx` with a password. */
const oldExcelSignature = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/**
 * Reads the rows of a workbook, or the text of any other file. The bytes of the file, not the name, determine the format.
 * @throws ListRefusal if the file is unreadable.
 */
export async function readListFile(file: File): Promise<CellGrid | string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, zipSignature)) return parseWorkbookGrid(bytes)
  if (startsWith(bytes, oldExcelSignature)) throw new ListRefusal('oldExcel')
  if (/\.xlsx$/i.test(file.name)) throw new ListRefusal('broken')
  return decodeText(bytes)
}

/** Maximum unpacked size in bytes. A sheet of 500 rows has about a tenth of this size. */
const maxUnpackedBytes = 4_000_000

const isWorkbookPart = (name: string) => /\.(xml|rels)$/i.test(name)

const hasDocuments = (grid: CellGrid) => grid.some((row) => row.some(isLikeDocumentNumber))

/** Returns the sheet that has the list. The first sheet may be a cover letter. */
const findListSheet = (sheets: readonly CellGrid[]): CellGrid =>
  sheets.find((grid) => detectColumns(grid).headerIndex !== undefined && hasDocuments(grid)) ??
  sheets.find(hasDocuments) ??
  sheets[0] ??
  []

/**
 * Reads an `.xlsx` and returns the sheet with the list, or else the first sheet. The spreadsheet library would unpack
 * the archive without a size limit. It would also use web workers, which the content security policy forbids. For this
 * reason, `unzip` unpacks the archive, and the library receives a new archive without compression.
 */
async function parseWorkbookGrid(bytes: Uint8Array): Promise<CellGrid> {
  const [{ unzip }, { zipSync }, { default: readSheets }] = await Promise.all([
    import('./unzip'),
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  const files = unzip(bytes, maxUnpackedBytes, isWorkbookPart)
  try {
    const archive = zipSync(files, { level: 0 })
    // The type assertion is needed because the library declares the type of a date cell as the constructor `Date`.
    return findListSheet(
      (await readSheets(archive.slice().buffer)).map(({ data }) => data as unknown as CellGrid),
    )
  } catch {
    throw new ListRefusal('broken')
  }
}

const sampleSize = 1_000
/**
 * In UTF-16, most zeros are in the bytes with an even index or in those with an odd index. A text counts as UTF-16 if only
 * one of these halves exceeds this share of zeros.
 */
const utf16ZeroShare = 0.3

/** Returns the share of zeros among the bytes with an even index (`firstIndex` 0) or with an odd index (1). */
function measureZeroShare(bytes: Uint8Array, firstIndex: 0 | 1): number {
  const sampleBytes = bytes.subarray(0, sampleSize)
  let zeros = 0
  for (let index = firstIndex; index < sampleBytes.length; index += 2)
    if (sampleBytes[index] === 0) zeros += 1
  return zeros / Math.max(1, sampleBytes.length / 2)
}

function detectEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const [even, odd] = [measureZeroShare(bytes, 0), measureZeroShare(bytes, 1)]
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
