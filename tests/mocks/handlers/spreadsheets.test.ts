import type { Schemas } from '@mocks/contract/operations'
import { writeSpreadsheet } from '@mocks/handlers/spreadsheet'
import type { Sheet } from '@mocks/rules/movement-sheets'
import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { movementHeadings } from '../../support/movement-headings'
import { createBackend } from './backend'

const spreadsheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Rounds a date to the second, because a spreadsheet stores a time as an inexact fraction of a day. Other values are returned
 * as they are.
 */
const roundToSecond = <Value>(value: Value) =>
  value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value

/** Reads the rows of the only sheet. Each cell is a text, a date, or `null` if it is empty. */
async function readCells(bytes: Uint8Array) {
  const sheets = await readExcelFile(Buffer.from(bytes))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Movimientos'])
  return (sheets[0]?.data ?? []).map((row) => row.map(roundToSecond))
}

async function createSpreadsheetsClient() {
  const { mock, signIn } = await createBackend()
  const residente = await signIn()
  const download = async (path: string) => {
    const { status, body } = await residente.get<Uint8Array>(path)
    expect(status).toBe(200)
    return readCells(body)
  }
  return { mock, residente, download }
}

/** Converts an instant to a date whose UTC time is the instant's local time. Spreadsheet dates have no time zone. */
const toLocalDate = (instant: string | null) => instant && new Date(`${instant.slice(0, 19)}Z`)

describe('the spreadsheet of a lot’s movements', () => {
  const base = '/fapi/customer/101/activity-records/201/'

  it('has the columns of the movements screen, and the rows of the list in the same order', async () => {
    const { residente, download } = await createSpreadsheetsClient()
    const query = 'ordering=-checkin_datetime&start_date=2026-03-01&last_name=ibanez'
    const list = await residente.get<Schemas['ActivityRecordPage']>(`${base}?${query}&page_size=50`)
    const { count, results } = list.body
    expect(count).toBe(results.length)
    const [headings, ...rows] = await download(`${base}download/?${query}`)
    expect(headings).toEqual(movementHeadings)
    expect(rows).toEqual(
      results.map((row) => [
        row.guest.full_name,
        row.guest.id_number,
        row.checkin_car?.license_plate_number ?? null,
        row.guest_type.name,
        toLocalDate(row.checkin_datetime),
        toLocalDate(row.checkout_datetime),
        row.person_to_visit?.full_name ?? null,
        row.checkin_gate.name,
        row.checkout_gate?.name ?? null,
      ]),
    )
    expect(rows.length).toBeGreaterThan(10)
  })

  it('has the rows of every page, and only headings for an empty list', async () => {
    const { mock, download } = await createSpreadsheetsClient()
    const movementCount = mock.db.movements.count(({ property_id }) => property_id === 201)
    // The first row has the headings. One movement is older than twelve months and has no row.
    expect(await download(`${base}download/`)).toHaveLength(movementCount)
    expect(await download(`${base}download/?first_name=nadie`)).toHaveLength(1)
  })

  it('has the media type and the first bytes of a spreadsheet, and rejects an invalid query parameter', async () => {
    const { mock, residente } = await createSpreadsheetsClient()
    expect((await residente.get(`${base}download/?start_date=2020-01-01`)).status).toBe(400)
    const response = await mock.request(`${base}download/`, {
      headers: { Authorization: `Bearer ${residente.session.token}` },
    })
    expect(response.headers.get('Content-Type')).toBe(spreadsheetMediaType)
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 2)]).toEqual([0x50, 0x4b])
  })
})

describe('the spreadsheet of a work’s movements', () => {
  it('has the columns of the movements tab of the work, and a row for each movement of the work', async () => {
    const { mock, residente, download } = await createSpreadsheetsClient()
    const base = '/fapi/customer/101/works/501/activity/'
    const [headings, ...rows] = await download(`${base}download/`)
    expect(headings).toEqual([
      'Nombre',
      'Nro. Documento',
      'Patente',
      'Horario límite',
      'Ingreso',
      'Egreso',
      'Punto de Acceso Entrada',
      'Punto de Acceso Salida',
      'Vía Entrada',
      'Vía Salida',
    ])
    expect(rows).toHaveLength(mock.db.movements.count(({ work_id }) => work_id === 501))
    const { body } = await residente.get<Schemas['WorkMovementPage']>(base)
    const [first] = body.results
    expect(rows[0]).toEqual([
      first?.guest.full_name,
      first?.guest.id_number,
      first?.checkin_car?.license_plate_number ?? null,
      toLocalDate(first?.maximum_stay_datetime ?? null),
      toLocalDate(first?.checkin_datetime ?? null),
      toLocalDate(first?.checkout_datetime ?? null),
      first?.checkin_access_point.name,
      first?.checkout_access_point?.name ?? null,
      first?.checkin_gate.name,
      first?.checkout_gate?.name ?? null,
    ])
  })
})

describe('a text in a spreadsheet', () => {
  const sheet: Sheet<string> = {
    name: 'Movimientos',
    columns: [{ heading: 'Texto', width: 10, getCell: (text) => ({ text }) }],
  }
  const writeAndReadText = async (text: string) =>
    (await readCells(await writeSpreadsheet(sheet, [text])))[1]?.[0]

  it.each([
    '=HYPERLINK("http://evil.example","clic")',
    '+54 9 11 5555-0101',
    '-2+3',
    '@SUM(A1:A9)',
    '\tcmd|/c calc',
    '0030999888',
    '00123',
    '1e5',
    '2026-03-16',
    'TRUE',
    '<b>&amp;</b> "\'',
    ']]><!--',
    '_x000D_',
    'a_x005f_x000d_b',
    'Ñandú, Íñigo 👷🏽‍♀️ العربية',
    'a\nb',
  ])('stays a text, and is unchanged apart from spaces at its ends: %j', async (text) => {
    expect((await writeAndReadText(text))?.toString().trim()).toBe(text.trim())
    expect(typeof (await writeAndReadText(text))).toBe('string')
  })

  it('loses only characters that a workbook cannot contain, and those after the first 32,767', async () => {
    expect(await writeAndReadText('a\u0000b\u0008c\u001fd\ufffee\ud800f\udc00g')).toBe('abcdefg')
    expect(await writeAndReadText('_x\u00000041_')).toBe('_x0041_')
    expect(await writeAndReadText('x'.repeat(40_000))).toHaveLength(32_767)
  })

  it('keeps exactly the code units that XML 1.0 (section 2.2) allows and does not discourage, except U+FFFD', async () => {
    // The last range ends before U+FFFD, the replacement character, because the library omits it.
    const storableRanges = [
      [0x9, 0xa],
      [0xd, 0xd],
      [0x20, 0x7e],
      [0x85, 0x85],
      [0xa0, 0xd7ff],
      [0xe000, 0xfdcf],
      [0xfdf0, 0xfffc],
    ] as const
    const isStorable = (unit: number) => storableRanges.some(([first, last]) => unit >= first && unit <= last)
    const blocks = Array.from({ length: 64 }, (_, block) =>
      Array.from({ length: 1024 }, (_, offset) => block * 1024 + offset),
    )
    // Each code unit is written as `number:character;`. If the character is lost, `number:;` remains,
    // which the pattern does not match.
    const texts = blocks.map((units) => units.map((unit) => `${unit}:${String.fromCharCode(unit)};`).join(''))
    const files = Object.values(unzipSync(await writeSpreadsheet(sheet, texts)))
    const cells = files.map((file) => strFromU8(file)).join('')
    const storedUnits = [...cells.matchAll(/(\d+):(?:[^;]+|;);/g)].map(([, unit]) => Number(unit))
    expect(storedUnits).toEqual(blocks.flat().filter(isStorable))
  })
})
