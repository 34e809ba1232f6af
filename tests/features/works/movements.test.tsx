import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../support/render-screen'

const address = '/construction/501?tab=movimientos'
const table = () => screen.findByRole('table', { name: 'Movimientos de la obra' })
const bodyRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
const names = async () => (await bodyRows()).map((row) => within(row).getByRole('rowheader').textContent)
const counted = (count: number) => screen.findByText(`Resultados: ${count} registros`)
const search = () => new URLSearchParams(window.location.search)

/** Returns the movements of work 501 in the last twelve months, the newest first. */
function held(mock: Mock) {
  const nameOf = (id: number) => {
    const person = mock.db.persons.get(id)
    return `${person?.first_name} ${person?.last_name}`
  }
  return mock.db.movements
    .all()
    .filter((row) => row.work_id === 501 && row.checkin_at >= '2025-03-16T03')
    .sort((left, right) => right.checkin_at.localeCompare(left.checkin_at) || right.id - left.id)
    .map((row) => ({ ...row, name: nameOf(row.person_id) }))
}

const now = () => new Date().toISOString()
const isExceeded = ({ limit_at, checkout_at }: ReturnType<typeof held>[number]) =>
  limit_at !== null && (checkout_at ?? now()) > limit_at

test('lists the movements, the newest first', async () => {
  const { mock } = await renderScreen(address, { as: 'obra' })
  const expected = held(mock)
  expect(expected.length).toBeGreaterThan(25)
  await counted(expected.length)
  expect(await names()).toEqual(expected.slice(0, 10).map(({ name }) => name))
  const heads = within(await table()).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
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
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Hasta')).toHaveValue('16-03-2026')
  const sizes = screen.getByRole('combobox', { name: 'Filas por página' })
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10 por página', '25 por página', '50 por página'])
})

test('marks and filters people who exceeded the limit, and people who are inside', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  await table()
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  const exceeded = screen.getByRole('checkbox', { name: 'Fuera del horario habilitado' })
  const inside = screen.getByRole('checkbox', { name: 'Permanecen dentro' })
  await user.click(exceeded)
  const late = held(mock).filter(isExceeded)
  expect(late.length).toBeGreaterThan(0)
  await waitFor(async () => expect(await names()).toEqual(late.slice(0, 10).map(({ name }) => name)))
  for (const row of await bodyRows()) {
    const word = within(row).getByText('Fuera de horario')
    expect(word).toBeVisible()
    expect(word.parentElement).toHaveAttribute('data-tone', 'warning')
  }
  await user.click(exceeded)
  await user.click(inside)
  const still = held(mock).filter(({ checkout_at }) => checkout_at === null)
  expect(still.length).toBeGreaterThan(0)
  await waitFor(async () => expect(await names()).toEqual(still.slice(0, 10).map(({ name }) => name)))
  for (const row of await bodyRows()) {
    expect(row).toHaveTextContent(/Adentro desde \d\d:\d\d/)
    expect(row).toHaveAttribute('data-tint', 'accent')
  }
  expect(Object.fromEntries(search())).toEqual({ tab: 'movimientos', permanecen: 'true' })
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await counted(held(mock).length)
  // The fields are mounted again.
  expect(screen.getByRole('checkbox', { name: 'Permanecen dentro' })).not.toBeChecked()
  expect(Object.fromEntries(search())).toEqual({ tab: 'movimientos' })
})

test('shows both plates of a person with different cars for the entry and the exit, on screen and in the file', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (file) => {
    saved.push(file as Blob)
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await renderScreen(address, {
    as: 'obra',
    before: async ({ db }) => {
      const plates: [string | null, string | null][] = [
        ['AB123CD', 'AE456FG'],
        [null, 'AE456FG'],
        ['AB123CD', 'AB123CD'],
      ]
      const rows = db.movements.all().filter(({ work_id, checkout_at }) => work_id === 501 && checkout_at)
      const newest = rows.sort((left, right) => right.checkin_at.localeCompare(left.checkin_at))
      for (const [index, [checkin_plate, checkout_plate]] of plates.entries()) {
        const row = newest[index] as (typeof newest)[number]
        await db.movements.save({ ...row, checkin_plate, checkout_plate })
      }
      for (const row of rows.slice(plates.length)) await db.movements.remove(row.id)
      for (const row of db.movements.all()) {
        if (row.work_id === 501 && row.checkout_at === null) await db.movements.remove(row.id)
      }
    },
  })
  await counted(3)
  const plateCells = (await bodyRows()).map((row) => within(row).getAllByRole('cell')[1])
  expect(plateCells.map((cell) => cell?.textContent)).toEqual([
    'AB 123 CDA B 1 2 3 C DEgreso:AE 456 FGA E 4 5 6 F G',
    'Egreso:AE 456 FGA E 4 5 6 F G',
    'AB 123 CDA B 1 2 3 C D',
  ])
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText('Se descargó Casa Pérez_Actividades_Obras.xlsx.')
  const sheet = await readSheet(Buffer.from((await saved[0]?.arrayBuffer()) as ArrayBuffer))
  expect(sheet.slice(1).map((row) => row[2])).toEqual([
    'AB123CD (Egreso: AE456FG)',
    'Egreso: AE456FG',
    'AB123CD',
  ])
})

test('restores filters, page and page size from a link, and filters by name, document and day', async () => {
  const { user, mock } = await renderScreen(`${address}&desde=2026-02-01&filas=25&pagina=2`, {
    as: 'residente',
  })
  const since = held(mock).filter(({ checkin_at }) => checkin_at >= '2026-02-01T03')
  expect(since.length).toBeGreaterThan(25)
  await counted(since.length)
  expect(await names()).toEqual(since.slice(25, 50).map(({ name }) => name))
  await user.click(screen.getByRole('tab', { name: 'Obra' }))
  expect(window.location.search).toBe('')
  await user.click(screen.getByRole('tab', { name: 'Movimientos' }))
  const [first] = held(mock)
  const person = mock.db.persons.require(first?.person_id ?? 0)
  await user.click(await screen.findByRole('button', { name: 'Mostrar filtros' }))
  await user.type(
    screen.getByRole('searchbox', { name: 'Apellido' }),
    `${person.last_name.toLowerCase()}{Enter}`,
  )
  await user.type(screen.getByRole('searchbox', { name: 'Documento' }), `${person.id_number}{Enter}`)
  await waitFor(async () => expect(new Set(await names())).toEqual(new Set([first?.name])))
})

const sinceYesterday = { checkin_at: '2026-03-15T12:00:00.000Z', checkout_at: null, checkout_gate_id: null }

test("lists the people inside of any day with 'Permanecen dentro', and restores the days without the filter", async () => {
  const { user, mock } = await renderScreen(`${address}&desde=2026-03-16&permanecen=true`, {
    as: 'residente',
    before: async ({ db }) => {
      const [visit] = db.movements.find(({ work_id }) => work_id === 501)
      if (visit) await db.movements.insert({ ...visit, id: 999_999, ...sinceYesterday })
    },
  })
  const still = held(mock).filter(({ checkout_at }) => checkout_at === null)
  expect(still.at(-1)).toMatchObject(sinceYesterday)
  await counted(still.length)
  const inside = screen.getByRole('checkbox', { name: 'Permanecen dentro' })
  expect(inside).toHaveAccessibleDescription(
    'Quienes están adentro, sin importar las fechas: hasta 12 meses atrás.',
  )
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Desde')).toBeDisabled()
  await user.click(inside)
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2026')
  expect(Object.fromEntries(search())).toEqual({ tab: 'movimientos', desde: '2026-03-16' })
})

test.each([
  '&desde=ayer&hasta=2026-99-99&excedido=1&permanecen=si&pagina=1e9&filas=7&orden=x',
  '&documento=%00&desde=2019-01-01',
  '&pagina=2.5&desde=2026-03-10&hasta=2026-03-01',
])('shows the whole list for an invalid address: %s', async (nonsense) => {
  const { mock } = await renderScreen(`${address}${nonsense}`, { as: 'residente' })
  await counted(held(mock).length)
  expect(await names()).toHaveLength(10)
})

test('downloads the filtered movements under the prescribed file name', async () => {
  const files: { name: string; file: Blob }[] = []
  let last: Blob
  URL.createObjectURL = (file) => {
    last = file as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push({ name: this.download, file: last })
  })
  const { user, mock } = await renderScreen(`${address}&permanecen=true`, { as: 'obra' })
  await table()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText('Se descargó Casa Pérez_Actividades_Obras.xlsx.')
  expect(files.map(({ name }) => name)).toEqual(['Casa Pérez_Actividades_Obras.xlsx'])
  const sheet = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  const still = held(mock).filter(({ checkout_at }) => checkout_at === null)
  expect(sheet.slice(1).map(([name]) => name)).toEqual(still.map(({ name }) => name))
})

test('shows an empty list without a download', async () => {
  await renderScreen(address, { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
  expect(screen.getByText('Cuando alguien entre a la obra o salga, lo vas a ver acá.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Descargar Excel' })).toHaveAccessibleDescription(
    'No hay movimientos para descargar.',
  )
})
