import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { formatCell } from '@/patterns/person-list/grid'
import { parseTextGrid } from '@/patterns/person-list/parse-text-grid'
import { readListFile } from '@/patterns/person-list/read-list-file'
import { isFullRun } from '../../support/scope'

const text = 'DNI;Apellido;Nombre\n30123456;Núñez;Ángela\n'
const rows = [
  ['DNI', 'Apellido', 'Nombre'],
  ['30123456', 'Núñez', 'Ángela'],
]

const createFile = (content: Uint8Array | string, name = 'lista.csv') => new File([content as BlobPart], name)

async function readFileGrid(file: File) {
  const content = await readListFile(file)
  return typeof content === 'string' ? parseTextGrid(content) : content
}

/** Reads the texts of a file's cells row by row, and leaves out empty rows. */
const readTexts = async (file: File) =>
  (await readFileGrid(file)).map((row) => row.map(formatCell)).filter((row) => row.join('') !== '')

/** Returns the reader's problem with the file, or 'none' if the reader accepts the file. */
const findProblem = (file: File) =>
  readFileGrid(file).then(
    () => 'none',
    ({ problem }) => problem,
  )

const encodeLatin1 = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0))
const encodeUtf16 = (content: string, isLittleEndian: boolean) => {
  const bytes = new DataView(new ArrayBuffer(content.length * 2))
  for (let index = 0; index < content.length; index += 1)
    bytes.setUint16(index * 2, content.charCodeAt(index), isLittleEndian)
  return new Uint8Array(bytes.buffer)
}

describe('a .csv', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['Latin 1', encodeLatin1(text)],
    ['little-endian UTF-16 with a byte order mark', encodeUtf16(`\ufeff${text}`, true)],
    ['big-endian UTF-16 with a byte order mark', encodeUtf16(`\ufeff${text}`, false)],
    ['little-endian UTF-16', encodeUtf16(text, true)],
    ['big-endian UTF-16', encodeUtf16(text, false)],
  ])('is read if its encoding is %s', async (_, bytes) =>
    expect(await readTexts(createFile(bytes))).toEqual(rows),
  )

  it('is rejected if it is not text', async () => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256)
    expect(await findProblem(createFile(noise))).toBe('binary')
    expect(await findProblem(createFile('%PDF-1.7\n\u0000\u0001'))).toBe('binary')
    expect(await findProblem(createFile(Uint8Array.of(0xff, 0xfe, 0x41)))).toBe('binary')
  })
})

const createWorkbook = async (data: SheetData) => new Uint8Array(await writeExcelFile(data).toBuffer())

/** Packs the XML of one sheet, with the necessary other files, into an .xlsx archive. */
const createArchive = (sheet: Uint8Array) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': sheet,
  })

describe('an .xlsx', () => {
  it('is read with its numbers and days, even if its name ends in .csv', async () => {
    const bytes = await createWorkbook([
      [{ value: 'DNI' }, { value: 'Apellido' }, { value: 'Desde' }],
      [
        { value: 30_123_456, type: Number },
        { value: 'Núñez' },
        { value: new Date('2026-03-16T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      ],
    ])
    const expectedTexts = [
      ['DNI', 'Apellido', 'Desde'],
      ['30123456', 'Núñez', '16-03-2026'],
    ]
    expect(await readTexts(createFile(bytes, 'lista.xlsx'))).toEqual(expectedTexts)
    expect(await readTexts(createFile(bytes, 'lista.csv'))).toEqual(expectedTexts)
  })

  it('is read completely with 500 rows', async () => {
    const bytes = await createWorkbook(
      Array.from({ length: 500 }, (_, row) =>
        Array.from({ length: 6 }, (_, index) => ({ value: `${row} ${index}` })),
      ),
    )
    expect(await readTexts(createFile(bytes, 'lista.xlsx'))).toHaveLength(500)
  })

  it.runIf(isFullRun)(
    'is rejected quickly if it is too large when unpacked, whatever size it declares',
    async () => {
      const unpackedSize = 30_000_000
      const bomb = createArchive(new Uint8Array(unpackedSize).fill(0x30))
      expect(bomb.length).toBeLessThan(100_000)
      const startedAt = performance.now()
      expect(await findProblem(createFile(bomb, 'lista.xlsx'))).toBe('tooLarge')
      // Makes the archive declare 100 bytes as the size of the sheet.
      const falsifiedArchive = bomb.slice()
      const view = new DataView(falsifiedArchive.buffer)
      for (let index = 0; index < falsifiedArchive.length - 4; index += 1) {
        if (view.getUint32(index, true) === unpackedSize) view.setUint32(index, 100, true)
      }
      expect(await findProblem(createFile(falsifiedArchive, 'lista.xlsx'))).toBe('tooLarge')
      expect(performance.now() - startedAt).toBeLessThan(2_000)
    },
  )

  it.each([
    ['is a text file', new TextEncoder().encode(text), 'broken'],
    ['is an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3), 'oldExcel'],
    ['is an archive without a workbook', zipSync({ 'a.txt': strToU8('a') }), 'broken'],
    ['is an empty archive', zipSync({}), 'broken'],
    ['has a sheet with invalid XML', createArchive(strToU8('<nothing')), 'broken'],
  ])('is rejected if it %s', async (_, bytes, problem) =>
    expect(await findProblem(createFile(bytes, 'lista.xlsx'))).toBe(problem),
  )

  it.runIf(isFullRun)(
    'is read or rejected with a known problem if it is truncated or one of its bytes is changed',
    async () => {
      const bytes = await createWorkbook([[{ value: '30123456' }, { value: 'Núñez' }]])
      const outcomes = new Set<string>()
      // The test changes only every 61st byte, because all bytes would take too long.
      for (let index = 0; index < bytes.length; index += 61) {
        const changedBytes = bytes.slice()
        changedBytes[index] = (changedBytes[index] ?? 0) ^ 0xff
        outcomes.add(await findProblem(createFile(changedBytes, 'lista.xlsx')))
        outcomes.add(await findProblem(createFile(bytes.slice(0, index), 'lista.xlsx')))
      }
      for (const outcome of outcomes) expect(['none', 'broken', 'tooLarge']).toContain(outcome)
    },
  )
})
