import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { captureDownloads } from '../../support/capture-downloads'
import { renderScreen } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'

const address = '/construction/501?tab=movimientos'
const findTable = () => screen.findByRole('table', { name: 'Movimientos de la obra' })
const findBodyRows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement as HTMLElement)
const listNames = async () =>
  (await findBodyRows()).map((row) => within(row).getByRole('rowheader').textContent)
const findResultCount = (count: number) => screen.findByText(`Resultados: ${count} registros`)
const readSearch = () => new URLSearchParams(window.location.search)

/** Returns the mock backend's movements of work 501 in the last twelve months, newest first, each with the person's name. */
function listExpectedMovements(mock: Mock) {
  const findName = (id: number) => {
    const person = mock.db.persons.get(id)
    return `${person?.first_name} ${person?.last_name}`
  }
  return mock.db.movements
    .all()
    .filter((row) => row.work_id === 501 && row.checkin_at >= '2025-03-16T03')
    .sort((left, right) => right.checkin_at.localeCompare(left.checkin_at) || right.id - left.id)
    .map((row) => ({ ...row, name: findName(row.person_id) }))
}

const readNow = () => new Date().toISOString()
const isExceeded = ({ limit_at, checkout_at }: ReturnType<typeof listExpectedMovements>[number]) =>
  limit_at !== null && (checkout_at ?? readNow()) > limit_at

test('lists the movements, the newest first', async () => {
  const { mock, user } = await renderScreen(address, { as: 'obra' })
  const expectedMovements = listExpectedMovements(mock)
  expect(expectedMovements.length).toBeGreaterThan(25)
  await findResultCount(expectedMovements.length)
  expect(await listNames()).toEqual(expectedMovements.slice(0, 10).map(({ name }) => name))
  const headers = within(await findTable()).getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual([
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
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Hasta')).toHaveValue('16-03-2026')
  const sizes = screen.getByRole('combobox', { name: 'Filas por página' })
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10 por página', '25 por página', '50 por página'])
})

test('filters and marks movements that exceed the time limit, and movements without an exit', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  await findTable()
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  const exceededBox = screen.getByRole('checkbox', { name: 'Fuera del horario habilitado' })
  const insideBox = screen.getByRole('checkbox', { name: 'Permanecen dentro' })
  await user.click(exceededBox)
  const exceededMovements = listExpectedMovements(mock).filter(isExceeded)
  expect(exceededMovements.length).toBeGreaterThan(0)
  await waitFor(async () =>
    expect(await listNames()).toEqual(exceededMovements.slice(0, 10).map(({ name }) => name)),
  )
  for (const row of await findBodyRows()) {
    const tagText = within(row).getByText('Fuera de horario')
    expect(tagText).toBeVisible()
    expect(tagText.parentElement).toHaveAttribute('data-tone', 'warning')
  }
  await user.click(exceededBox)
  await user.click(insideBox)
  const openMovements = listExpectedMovements(mock).filter(({ checkout_at }) => checkout_at === null)
  expect(openMovements.length).toBeGreaterThan(0)
  await waitFor(async () =>
    expect(await listNames()).toEqual(openMovements.slice(0, 10).map(({ name }) => name)),
  )
  for (const row of await findBodyRows()) {
    expect(row).toHaveTextContent(/Adentro desde \d\d:\d\d/)
    expect(row).toHaveAttribute('data-tint', 'accent')
  }
  expect(Object.fromEntries(readSearch())).toEqual({ tab: 'movimientos', permanecen: 'true' })
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await findResultCount(listExpectedMovements(mock).length)
  // The filter fields are mounted again with the default values.
  expect(screen.getByRole('checkbox', { name: 'Permanecen dentro' })).not.toBeChecked()
  expect(Object.fromEntries(readSearch())).toEqual({ tab: 'movimientos' })
})

test('shows both plates on screen and in the Excel file if a person entered and left in different cars', async () => {
  const downloads = captureDownloads()
  const { user } = await renderScreen(address, {
    as: 'obra',
    prepare: async ({ db }) => {
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
  await findResultCount(3)
  const plateCells = (await findBodyRows()).map((row) => within(row).getAllByRole('cell')[1])
  expect(plateCells.map((cell) => cell?.textContent)).toEqual([
    'AB 123 CDA B 1 2 3 C DEgreso:AE 456 FGA E 4 5 6 F G',
    'Egreso:AE 456 FGA E 4 5 6 F G',
    'AB 123 CDA B 1 2 3 C D',
  ])
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText('Se descargó Casa Pérez_Actividades_Obras.xlsx.')
  const sheet = await readSheet(Buffer.from((await downloads[0]?.file.arrayBuffer()) as ArrayBuffer))
  expect(sheet.slice(1).map((row) => row[2])).toEqual([
    'AB123CD (Egreso: AE456FG)',
    'Egreso: AE456FG',
    'AB123CD',
  ])
})

test('restores the first day, page and page size from a link, and filters by last name and document number', async () => {
  const { user, mock } = await renderScreen(`${address}&desde=2026-02-01&filas=25&pagina=2`, {
    as: 'residente',
  })
  const expectedMovements = listExpectedMovements(mock).filter(
    ({ checkin_at }) => checkin_at >= '2026-02-01T03',
  )
  expect(expectedMovements.length).toBeGreaterThan(25)
  await findResultCount(expectedMovements.length)
  expect(await listNames()).toEqual(expectedMovements.slice(25, 50).map(({ name }) => name))
  await user.click(screen.getByRole('tab', { name: 'Obra' }))
  expect(window.location.search).toBe('')
  await user.click(screen.getByRole('tab', { name: 'Movimientos' }))
  const [firstMovement] = listExpectedMovements(mock)
  const person = mock.db.persons.require(firstMovement?.person_id ?? 0)
  await user.click(await screen.findByRole('button', { name: 'Mostrar filtros' }))
  await user.type(
    screen.getByRole('searchbox', { name: 'Apellido' }),
    `${person.last_name.toLowerCase()}{Enter}`,
  )
  await user.type(screen.getByRole('searchbox', { name: 'Documento' }), `${person.id_number}{Enter}`)
  await waitFor(async () => expect(new Set(await listNames())).toEqual(new Set([firstMovement?.name])))
})

const openSinceYesterday = {
  checkin_at: '2026-03-15T12:00:00.000Z',
  checkout_at: null,
  checkout_gate_id: null,
}

test("ignores the chosen days while 'Permanecen dentro' is on, and then restores the days", async () => {
  const { user, mock } = await renderScreen(`${address}&desde=2026-03-16&permanecen=true`, {
    as: 'residente',
    prepare: async ({ db }) => {
      const [visit] = db.movements.find(({ work_id }) => work_id === 501)
      if (visit) await db.movements.insert({ ...visit, id: 999_999, ...openSinceYesterday })
    },
  })
  const openMovements = listExpectedMovements(mock).filter(({ checkout_at }) => checkout_at === null)
  expect(openMovements.at(-1)).toMatchObject(openSinceYesterday)
  await findResultCount(openMovements.length)
  const insideBox = screen.getByRole('checkbox', { name: 'Permanecen dentro' })
  expect(insideBox).toHaveAccessibleDescription(
    'Quienes están adentro, sin importar las fechas: hasta 12 meses atrás.',
  )
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Desde')).toBeDisabled()
  await user.click(insideBox)
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2026')
  expect(Object.fromEntries(readSearch())).toEqual({ tab: 'movimientos', desde: '2026-03-16' })
})

test.each(
  chooseCases(
    [
      '&desde=ayer&hasta=2026-99-99&excedido=1&permanecen=si&pagina=1e9&filas=7&orden=x',
      '&documento=%00&desde=2019-01-01',
      '&pagina=2.5&desde=2026-03-10&hasta=2026-03-01',
    ],
    1,
  ),
)('shows the unfiltered list for an invalid address: %s', async (invalidParameters) => {
  const { mock } = await renderScreen(`${address}${invalidParameters}`, { as: 'residente' })
  await findResultCount(listExpectedMovements(mock).length)
  expect(await listNames()).toHaveLength(10)
})

test('downloads the filtered movements as an Excel file whose name contains the title of the work', async () => {
  const downloads = captureDownloads()
  const { user, mock } = await renderScreen(`${address}&permanecen=true`, { as: 'obra' })
  await findTable()
  await user.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  await screen.findByText('Se descargó Casa Pérez_Actividades_Obras.xlsx.')
  expect(downloads.map(({ name }) => name)).toEqual(['Casa Pérez_Actividades_Obras.xlsx'])
  const sheet = await readSheet(Buffer.from((await downloads[0]?.file.arrayBuffer()) as ArrayBuffer))
  const openMovements = listExpectedMovements(mock).filter(({ checkout_at }) => checkout_at === null)
  expect(sheet.slice(1).map(([name]) => name)).toEqual(openMovements.map(({ name }) => name))
})

test('explains an empty list, and disables the download', async () => {
  await renderScreen(address, { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
  expect(screen.getByText('Cuando alguien entre a la obra o salga, lo vas a ver acá.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Descargar Excel' })).toHaveAccessibleDescription(
    'No hay movimientos para descargar.',
  )
})
