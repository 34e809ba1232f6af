import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { cellText } from '@/features/submissions/people/bulk/grid'
import { readFileGrid } from '@/features/submissions/people/bulk/read-file-grid'

const text = 'DNI;Apellido;Nombre\n30123456;Núñez;Ángela\n'
const rows = [
  ['DNI', 'Apellido', 'Nombre'],
  ['30123456', 'Núñez', 'Ángela'],
]

const fileOf = (content: Uint8Array | string, name = 'lista.csv') => new File([content as BlobPart], name)

/** Reads the texts of a file. */
const read = async (file: File) =>
  (await readFileGrid(file)).map((row) => row.map(cellText)).filter((row) => row.join('') !== '')

const problemOf = (file: File) =>
  readFileGrid(file).then(
    () => 'none',
    ({ problem }) => problem,
  )

const latin1 = (content: string) => Uint8Array.from(content, (sign) => sign.charCodeAt(0))
const utf16 = (content: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(content.length * 2))
  for (let index = 0; index < content.length; index += 1)
    bytes.setUint16(index * 2, content.charCodeAt(index), isLittle)
  return new Uint8Array(bytes.buffer)
}

describe('a .csv', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['Latin 1', latin1(text)],
    ['little-endian UTF-16 with a byte order mark', utf16(`\ufeff${text}`, true)],
    ['big-endian UTF-16 with a byte order mark', utf16(`\ufeff${text}`, false)],
    ['little-endian UTF-16', utf16(text, true)],
    ['big-endian UTF-16', utf16(text, false)],
  ])('is read in %s', async (_, bytes) => expect(await read(fileOf(bytes))).toEqual(rows))

  it('is rejected if it is not text', async () => {
    const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256)
    expect(await problemOf(fileOf(noise))).toBe('binary')
    expect(await problemOf(fileOf('%PDF-1.7\n\u0000\u0001'))).toBe('binary')
    expect(await problemOf(fileOf(Uint8Array.of(0xff, 0xfe, 0x41)))).toBe('binary')
  })
})

const workbook = async (data: SheetData) => new Uint8Array(await writeExcelFile(data).toBuffer())

/** Creates the smallest archive with a sheet. */
const archiveOf = (sheet: Uint8Array) =>
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
  it('is read with numbers and days under any file name', async () => {
    const bytes = await workbook([
      [{ value: 'DNI' }, { value: 'Apellido' }, { value: 'Desde' }],
      [
        { value: 30_123_456, type: Number },
        { value: 'Núñez' },
        { value: new Date('2026-03-16T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      ],
    ])
    const expected = [
      ['DNI', 'Apellido', 'Desde'],
      ['30123456', 'Núñez', '16-03-2026'],
    ]
    expect(await read(fileOf(bytes, 'lista.xlsx'))).toEqual(expected)
    expect(await read(fileOf(bytes, 'lista.csv'))).toEqual(expected)
  })

  it('is read completely with 500 rows', async () => {
    const bytes = await workbook(
      Array.from({ length: 500 }, (_, row) =>
        Array.from({ length: 6 }, (_, index) => ({ value: `${row} ${index}` })),
      ),
    )
    expect(await read(fileOf(bytes, 'lista.xlsx'))).toHaveLength(500)
  })

  it('is rejected quickly if its unpacked size exceeds the limit, whatever size it declares', async () => {
    const claimed = 30_000_000
    const bomb = archiveOf(new Uint8Array(claimed).fill(0x30))
    expect(bomb.length).toBeLessThan(100_000)
    const start = performance.now()
    expect(await problemOf(fileOf(bomb, 'lista.xlsx'))).toBe('tooLarge')
    // The directory declares a wrong, small size of the sheet.
    const lying = bomb.slice()
    const view = new DataView(lying.buffer)
    for (let index = 0; index < lying.length - 4; index += 1) {
      if (view.getUint32(index, true) === claimed) view.setUint32(index, 100, true)
    }
    expect(await problemOf(fileOf(lying, 'lista.xlsx'))).toBe('tooLarge')
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it.each([
    ['has another format', new TextEncoder().encode(text), 'broken'],
    ['is an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3), 'oldExcel'],
    ['is another archive', zipSync({ 'a.txt': strToU8('a') }), 'broken'],
    ['is an empty archive', zipSync({}), 'broken'],
    ['has no valid sheet', archiveOf(strToU8('<nothing')), 'broken'],
  ])('is rejected if it %s', async (_, bytes, problem) =>
    expect(await problemOf(fileOf(bytes, 'lista.xlsx'))).toBe(problem),
  )

  it('is read or rejected after any cut or change', async () => {
    const bytes = await workbook([[{ value: '30123456' }, { value: 'Núñez' }]])
    const outcomes = new Set<string>()
    for (let index = 0; index < bytes.length; index += 61) {
      const changed = bytes.slice()
      changed[index] = (changed[index] ?? 0) ^ 0xff
      outcomes.add(await problemOf(fileOf(changed, 'lista.xlsx')))
      outcomes.add(await problemOf(fileOf(bytes.slice(0, index), 'lista.xlsx')))
    }
    for (const outcome of outcomes) expect(['none', 'broken', 'tooLarge']).toContain(outcome)
  })
})
