import ICAL from 'ical.js'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileCreators } from '@/features/expiries/create-files'
import type { PlacedExpiry } from '@/features/expiries/placed-expiries'

const day = '2026-03-16'

beforeEach(() => {
  vi.setSystemTime(new Date('2026-03-16T13:00:00Z'))
})

const rows: readonly PlacedExpiry[] = [
  {
    kind: 'workerInsurance',
    id: 7,
    name: '=HYPERLINK("https://evil.example";"Juan")',
    lastDay: '2026-03-10',
    place: { id: 'obra-501', name: '+Casa; "Pérez"\n2' },
    to: '/submissions/101/new?tipo=seguros',
  },
  {
    kind: 'tenant',
    id: 73,
    name: '@Ñandú \u0007_x0041_',
    lastDay: '2026-03-17',
    place: { id: 'lote-201', name: 'Lote A-12' },
    to: '/manageproperty/201?tab=inquilinos&vista=editar&id=73',
  },
]

const readBytes = async (file: Blob) => Buffer.from(await file.arrayBuffer())

test('the workbook has the rows in order, days as dates, and no text as a formula', async () => {
  const [headings, ...cells] = await readSheet(await readBytes(await fileCreators.xlsx(rows, day)))
  expect(headings).toEqual(['Qué', 'De quién', 'Dónde', 'Vence', 'Estado'])
  expect(cells).toEqual([
    [
      'A.R.T. del trabajador',
      '=HYPERLINK("https://evil.example";"Juan")',
      '+Casa; "Pérez"\n2',
      new Date('2026-03-10T00:00:00Z'),
      'Venció el 10-03-2026',
    ],
    [
      'Contrato de inquilino',
      '@Ñandú _x0041_',
      'Lote A-12',
      new Date('2026-03-17T00:00:00Z'),
      'Vence mañana',
    ],
  ])
})

test('the workbook has no formula in its XML', async () => {
  const { unzipSync, strFromU8 } = await import('fflate')
  const files = unzipSync(new Uint8Array(await readBytes(await fileCreators.xlsx(rows, day))))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<row')
  expect(sheet).not.toContain('<f>')
})

test('the CSV has the rows in order, and an apostrophe before what a spreadsheet would run', async () => {
  const bytes = await readBytes(await fileCreators.csv(rows, day))
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const { data } = Papa.parse<string[]>(bytes.subarray(3).toString('utf8'), { delimiter: ';' })
  expect(data).toEqual([
    ['Qué', 'De quién', 'Dónde', 'Vence', 'Estado'],
    [
      'A.R.T. del trabajador',
      '\'=HYPERLINK("https://evil.example";"Juan")',
      '\'+Casa; "Pérez"\n2',
      '10-03-2026',
      'Venció el 10-03-2026',
    ],
    ['Contrato de inquilino', "'@Ñandú \u0007_x0041_", 'Lote A-12', '17-03-2026', 'Vence mañana'],
  ])
})

test('the calendar has a whole day for each end, with the address of what renews it', async () => {
  const read = async () => {
    const text = (await readBytes(await fileCreators.ics(rows))).toString('utf8')
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        summary: event.summary,
        location: event.location,
        isDay: event.startDate.isDate,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        url: component.getFirstPropertyValue('url'),
        transparency: component.getFirstPropertyValue('transp'),
      }
    })
  }
  const events = await read()
  expect(events).toEqual([
    {
      uid: 'vencimiento-workerInsurance-7@portal-de-residentes',
      summary: 'Vencimiento: A.R.T. del trabajador, =HYPERLINK("https://evil.example";"Juan")',
      location: '+Casa; "Pérez"\n2',
      isDay: true,
      start: '2026-03-10',
      end: '2026-03-11',
      url: `${window.location.origin}/submissions/101/new?tipo=seguros`,
      transparency: 'TRANSPARENT',
    },
    expect.objectContaining({
      uid: 'vencimiento-tenant-73@portal-de-residentes',
      summary: 'Vencimiento: Contrato de inquilino, @Ñandú _x0041_',
      start: '2026-03-17',
      url: `${window.location.origin}/manageproperty/201?tab=inquilinos&vista=editar&id=73`,
    }),
  ])
  // A newer file updates the events.
  expect((await read()).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
})
