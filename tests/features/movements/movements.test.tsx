import type { Mock } from '@mocks/node.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

/* Monday, 16 March 2026, ten o'clock. Lot 201 is A-12, lot 202 is B-7. */
const address = '/activitiesReport'

const table = () => screen.findByRole('table', { name: 'Movimientos' })
/** The rows that have come; those of the skeleton have no heads. */
const bodyRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent ?? '')
const names = async () => (await bodyRows()).map((row) => within(row).getByRole('rowheader').textContent)
const result = (words: string) => screen.findByText(words)
const field = (name: string) => screen.findByRole('searchbox', { name })
const search = () => new URLSearchParams(window.location.search)

/** What the backend holds of a lot, from a day on, the newest first. */
function held(mock: Mock, lot: number, from = '2026-03-16', to = '2026-03-16') {
  const day = (at: string) => new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, 10)
  const nameOf = (id: number) => {
    const person = mock.db.persons.get(id)
    return `${person?.first_name} ${person?.last_name}`
  }
  return mock.db.movements
    .all()
    .filter((row) => row.property_id === lot && day(row.checkin_at) >= from && day(row.checkin_at) <= to)
    .sort((one, other) => other.checkin_at.localeCompare(one.checkin_at))
    .map((row) => ({ ...row, name: nameOf(row.person_id) }))
}

test("today's movements of the lot, the newest first, with the nine columns of the documents", async () => {
  const { mock } = await renderScreen(address, { as: 'residente' })
  const expected = held(mock, 201)
  expect(expected.length).toBeGreaterThan(1)
  expect(await names()).toEqual(expected.slice(0, 10).map(({ name }) => name))
  expect(screen.getByText(`Resultados: ${expected.length} registros`)).toBeVisible()
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nombre',
    'Documento',
    'Patente',
    'Ingresante',
    'Ingreso',
    'Egreso',
    'Visitó a',
    'Vía Entrada',
    'Vía Salida',
  ])
  expect(screen.getByText('A-12 · 16-03-2026')).toBeVisible()
  const [first] = await bodyRows()
  expect(cellsOf(first as HTMLElement)[4]).toMatch(/^16-03-2026 \d\d:\d\d$/)
})

test('who is still inside is told by a word, not by colour alone, and can be asked for', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-03-01`, { as: 'residente' })
  await table()
  await user.click(screen.getByRole('checkbox', { name: 'Sin Egreso' }))
  const inside = held(mock, 201, '2026-03-01').filter(({ checkout_at }) => checkout_at === null)
  await result(`Resultados: ${inside.length} registros`)
  await waitFor(async () => expect(await names()).toEqual(inside.map(({ name }) => name)))
  for (const row of await bodyRows()) {
    expect(within(row).getByText('Sin egreso')).toBeVisible()
    expect(row).toHaveAttribute('data-tint', 'warning')
  }
  expect(search().get('sinEgreso')).toBe('true')
})

test('a name, a surname, a document and a plate narrow the list, however they are written', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-02-01`, { as: 'residente' })
  await table()
  const all = held(mock, 201, '2026-02-01')
  await user.type(await field('Nombre'), 'VERONICA{Enter}')
  await user.type(await field('Apellido'), 'ferr{Enter}')
  await waitFor(async () => expect(new Set(await names())).toEqual(new Set(['Verónica Ferreyra'])))
  await user.clear(await field('Nombre'))
  await user.clear(await field('Apellido'))
  const plate = all.find(({ checkin_plate }) => checkin_plate?.length === 7)?.checkin_plate ?? ''
  const spaced = `${plate.slice(0, 2)} ${plate.slice(2, 5)} ${plate.slice(5)}`
  const plates = await field('Patente')
  await user.type(plates, `${spaced.toLowerCase()}{Enter}`)
  expect(plates).toHaveValue(plate)
  const having = all.filter(({ checkin_plate, checkout_plate }) =>
    [checkin_plate, checkout_plate].includes(plate),
  )
  await waitFor(() => expect(search().get('patente')).toBe(plate))
  await waitFor(async () =>
    expect((await names()).sort()).toEqual(
      having
        .slice(0, 10)
        .map(({ name }) => name)
        .sort(),
    ),
  )
  expect(within((await bodyRows())[0] as HTMLElement).getByText(spaced)).toBeInTheDocument()
})

test('a link shows the same: lot, filters, page, length and order', async () => {
  const { mock } = await renderScreen(
    `${address}?lote=202&desde=2025-03-16&hasta=2026-03-10&filas=25&pagina=2&orden=checkin_datetime`,
    { as: 'residente' },
  )
  const expected = held(mock, 202, '2025-03-16', '2026-03-10').reverse()
  expect(expected.length).toBeGreaterThan(25)
  await result(`Resultados: ${expected.length} registros`)
  expect(await names()).toEqual(expected.slice(25, 50).map(({ name }) => name))
  expect(screen.getByRole('combobox', { name: 'Lote' })).toHaveValue('202')
  expect(screen.getByRole('combobox', { name: 'Filas por página' })).toHaveValue('25')
  expect(screen.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Hasta')).toHaveValue('10-03-2026')
})

test('the other lot has its own, and its address says so', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-01-01&pagina=2`, { as: 'residente' })
  await table()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lote' }), '202')
  await result(`Resultados: ${held(mock, 202, '2026-01-01').length} registros`)
  expect([search().get('lote'), search().get('pagina')]).toEqual(['202', null])
})

test('the days are typed; what cannot be asked for is said at the field, and the list stays', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  const today = `Resultados: ${held(mock, 201).length} registros`
  await result(today)
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  const from = screen.getByLabelText('Desde')
  const type = async (text: string) => {
    await user.clear(from)
    if (text !== '') await user.type(from, text)
    await user.tab()
  }
  await type('15-03-2025')
  expect(screen.getByText('Podés ver los últimos 12 meses: desde el 16-03-2025.')).toBeVisible()
  await type('17/03/2026')
  expect(screen.getByText('La fecha de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await type('')
  expect(screen.getByText('Indicá las dos fechas.')).toBeVisible()
  expect(screen.getByText(today)).toBeVisible()
  expect(search().toString()).toBe('')
  await type('09032026')
  await result(`Resultados: ${held(mock, 201, '2026-03-09').length} registros`)
  expect(search().get('desde')).toBe('2026-03-09')
  expect(screen.queryByText('Indicá las dos fechas.')).not.toBeInTheDocument()
})

test("'Limpiar filtros' takes all back, what is typed and not looked for yet too; the lot stays", async () => {
  const { user, mock } = await renderScreen(
    `${address}?lote=202&desde=2026-01-01&apellido=x&sinEgreso=true`,
    { as: 'residente' },
  )
  await result('Resultados: 0 registros')
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  await user.type(await field('Nombre'), 'nadie')
  await user.clear(screen.getByLabelText('Hasta'))
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await result(`Resultados: ${held(mock, 202).length} registros`.replace(': 1 registros', ': 1 registro'))
  expect(search().toString()).toBe('lote=202')
  expect(await field('Nombre')).toHaveValue('')
  expect(screen.getByLabelText('Hasta')).toHaveValue('16-03-2026')
  expect(screen.getByRole('checkbox', { name: 'Sin Egreso' })).not.toBeChecked()
})

test('the heads order it, and pages are as long as one wants', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-01-01`, { as: 'residente' })
  const byEntry = (one: { checkin_at: string }, other: { checkin_at: string }) =>
    one.checkin_at.localeCompare(other.checkin_at)
  const all = held(mock, 201, '2026-01-01').sort((one, other) => byEntry(one, other) || one.id - other.id)
  await bodyRows()
  await user.click(within(await screen.findByRole('columnheader', { name: 'Ingreso' })).getByRole('button'))
  await waitFor(async () => expect((await names())[0]).toBe(all[0]?.name))
  expect(search().get('orden')).toBe('checkin_datetime')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '50')
  await waitFor(async () => expect(await bodyRows()).toHaveLength(50))
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(async () => expect((await names())[0]).toBe(all[50]?.name))
})

test.each([
  'pagina=-3&filas=7&orden=password&lote=999999&desde=31-02-2026&hasta=soon&sinEgreso=maybe',
  'pagina=2.5&filas=1e9&orden=&lote=x&desde=1999-01-01&nombre=%00',
  `pagina=1e9&lote=1.5&desde=2026-03-20&hasta=2026-03-01&documento=${'9'.repeat(300)}`,
  `lote=301&nombre=${'a'.repeat(300)}&patente=%F0%9F%9A%97%20%D8%B9&otro=%ff`.replace('patente', 'x'),
])('nonsense in the address is today, on the usual page, in the usual order: %s', async (nonsense) => {
  const { mock } = await renderScreen(`${address}?${nonsense}`, { as: 'residente' })
  const expected = held(mock, 201)
  await result(`Resultados: ${expected.length} registros`)
  expect(await names()).toEqual(expected.map(({ name }) => name))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['a 500', 500, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
  ['no connection', 'network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  ['nonsense', 'garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
] as const)(
  'a list that does not come, for %s, says so, and the retry brings it',
  async (_, status, words) => {
    const { user, mock } = await renderScreen(address, {
      as: 'residente',
      faults: [{ operationId: 'listActivityRecords', status }],
    })
    expect(await screen.findByText(words)).toBeVisible()
    await setFaults(mock, [])
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await table()).toBeVisible()
  },
)

test('a quiet day says what would be here, and has nothing to download', async () => {
  const { user } = await renderScreen(address, { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  expect(screen.getByText(/^Cuando alguien entre o salga, lo vas a ver acá\./)).toBeVisible()
  const button = screen.getByRole('button', { name: 'Descargar Excel' })
  await user.click(button)
  expect(button).toHaveAccessibleDescription('No hay movimientos para descargar.')
})

test('who comes in meanwhile is there after pressing Actualizar', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  const before = held(mock, 201).length
  await result(`Resultados: ${before} registros`)
  const movement = held(mock, 201)[0]
  const { name: _, ...row } = movement as NonNullable<typeof movement>
  await mock.db.movements.insert({ ...row, id: 999_999, checkout_at: null, checkout_gate_id: null })
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  await result(`Resultados: ${before + 1} registros`)
})

test('a lot of somebody else is not asked for: a renter sees the own one', async () => {
  const { mock } = await renderScreen(`${address}?desde=2026-01-01&lote=201`, { as: 'inquilino' })
  const mine = held(mock, 203, '2026-01-01')
  expect(mine.length).toBeGreaterThan(0)
  await result(`Resultados: ${mine.length} registros`)
})

const files: { name: string; file: Blob }[] = []

beforeEach(() => {
  files.length = 0
  let last: Blob
  URL.createObjectURL = (file) => {
    last = file as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, file: last })
  })
})

const failed = 'Ha ocurrido un error con la descarga del archivo. Por favor intente más tarde.'

test('the file is exactly what is filtered and ordered, without its pages', async () => {
  const { user, mock } = await renderScreen(`${address}?desde=2026-03-01&filas=10&pagina=2&orden=id_number`, {
    as: 'residente',
  })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  expect(await screen.findByText('Por favor aguarde mientras se realiza la descarga.')).toBeVisible()
  await screen.findByText('Se descargó Movimientos A-12 01-03-2026 al 16-03-2026.xlsx.')
  expect(files.map(({ name }) => name)).toEqual(['Movimientos A-12 01-03-2026 al 16-03-2026.xlsx'])
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const documents = sheet.slice(1).map((row) => String(row[1]))
  expect(documents).toHaveLength(held(mock, 201, '2026-03-01').length)
  const onPage = (await bodyRows()).map((row) => cellsOf(row)[1])
  expect(documents.slice(10, 20)).toEqual(onPage)
})

test('a download that fails twice says so, and comes the third time', async () => {
  const { user } = await renderScreen(address, {
    as: 'residente',
    faults: [{ operationId: 'downloadActivityRecords', status: 'garbage', times: 2 }],
  })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  expect(await screen.findByText(failed)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await screen.findByText('Se descargó Movimientos A-12 16-03-2026.xlsx.')
  expect(files).toHaveLength(1)
})
