import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { movementHeadings } from '../../support/movement-headings'
import { renderScreen, setFaults } from '../../support/render-screen'
import { matchWholeText } from '../../support/whole-text'
import {
  findBodyRows,
  findNames,
  findResultCount,
  findTable,
  listMovements,
  movementsPath,
  readCells,
  readUrlParams,
} from './movements-steps'

test("lists today's movements of the lot, the newest first, in the nine required columns", async () => {
  const { mock } = await renderScreen(movementsPath, { as: 'residente' })
  const expected = listMovements(mock, 201)
  expect(expected.length).toBeGreaterThan(1)
  expect(await findNames()).toEqual(expected.slice(0, 10).map(({ name }) => name))
  expect(screen.getByText(`Resultados: ${expected.length} registros`)).toBeVisible()
  expect(
    within(await findTable())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(movementHeadings)
  expect(screen.getByText(matchWholeText('A-12 · 16-03-2026'))).toBeVisible()
  const [firstRow] = await findBodyRows()
  expect(readCells(firstRow as HTMLElement)[4]).toMatch(/^16-03-2026 \d\d:\d\d$/)
})

test("lists only the people inside if 'Sin egreso' is checked, and marks their rows with a text and a tint", async () => {
  const { user, mock } = await renderScreen(`${movementsPath}?desde=2026-03-01`, { as: 'residente' })
  await findTable()
  await user.click(screen.getByRole('checkbox', { name: 'Sin egreso' }))
  const movementsInside = listMovements(mock, 201, '2025-03-16').filter(
    ({ checkout_at }) => checkout_at === null,
  )
  await findResultCount(`Resultados: ${movementsInside.length} registros`)
  await waitFor(async () => expect(await findNames()).toEqual(movementsInside.map(({ name }) => name)))
  for (const row of await findBodyRows()) {
    expect(row).toHaveTextContent(/Adentro desde \d\d/)
    expect(row).toHaveAttribute('data-tint', 'accent')
  }
  expect(readUrlParams().get('sinEgreso')).toBe('true')
})

test('restores lot, filters, page, page size and order from a link', async () => {
  const { mock } = await renderScreen(
    `${movementsPath}?lote=202&desde=2025-03-16&hasta=2026-03-10&filas=25&pagina=2&orden=checkin_datetime`,
    { as: 'residente' },
  )
  const expected = listMovements(mock, 202, '2025-03-16', '2026-03-10').reverse()
  expect(expected.length).toBeGreaterThan(25)
  await findResultCount(`Resultados: ${expected.length} registros`)
  expect(await findNames()).toEqual(expected.slice(25, 50).map(({ name }) => name))
  expect(screen.getByRole('combobox', { name: 'Lote' })).toHaveValue('202')
  expect(screen.getByRole('combobox', { name: 'Filas por página' })).toHaveValue('25')
  expect(screen.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByLabelText('Desde')).toHaveValue('16-03-2025')
  expect(screen.getByLabelText('Hasta')).toHaveValue('10-03-2026')
})

test('shows the first page of the movements of a newly chosen lot, and stores the lot in the address', async () => {
  const { user, mock } = await renderScreen(`${movementsPath}?desde=2026-01-01&pagina=2`, { as: 'residente' })
  await findTable()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lote' }), '202')
  await findResultCount(`Resultados: ${listMovements(mock, 202, '2026-01-01').length} registros`)
  expect([readUrlParams().get('lote'), readUrlParams().get('pagina')]).toEqual(['202', null])
})

test("sorts by the column 'Ingreso', and changes the page size", async () => {
  const { user, mock } = await renderScreen(`${movementsPath}?desde=2026-01-01`, { as: 'residente' })
  const compareEntryTimes = (left: { checkin_at: string }, right: { checkin_at: string }) =>
    left.checkin_at.localeCompare(right.checkin_at)
  const movements = listMovements(mock, 201, '2026-01-01').sort(
    (left, right) => compareEntryTimes(left, right) || left.id - right.id,
  )
  await findBodyRows()
  await user.click(within(await screen.findByRole('columnheader', { name: 'Ingreso' })).getByRole('button'))
  await waitFor(async () => expect((await findNames())[0]).toBe(movements[0]?.name))
  expect(readUrlParams().get('orden')).toBe('checkin_datetime')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '50')
  await waitFor(async () => expect(await findBodyRows()).toHaveLength(50))
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(async () => expect((await findNames())[0]).toBe(movements[50]?.name))
})

test.each([
  'pagina=-3&filas=7&orden=password&lote=999999&desde=31-02-2026&hasta=soon&sinEgreso=maybe',
  'pagina=2.5&filas=1e9&orden=&lote=x&desde=1999-01-01&nombre=%00',
  'pagina=1e9&lote=1.5&desde=2026-03-20&hasta=2026-03-01&x=%F0%9F%9A%97%20%D8%B9&otro=%ff',
])('uses the default filters for the invalid query string %s', async (invalidQueryString) => {
  const { mock } = await renderScreen(`${movementsPath}?${invalidQueryString}`, { as: 'residente' })
  const expected = listMovements(mock, 201)
  await findResultCount(`Resultados: ${expected.length} registros`)
  expect(await findNames()).toEqual(expected.map(({ name }) => name))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('cuts a search text of the address at its maximum length, and still filters the list', async () => {
  await renderScreen(`${movementsPath}?documento=${'9'.repeat(300)}&nombre=${'a'.repeat(300)}`, {
    as: 'residente',
  })
  await findResultCount('Resultados: 0 registros')
  expect(screen.getByRole('searchbox', { name: 'Documento' })).toHaveValue('9'.repeat(20))
  expect(screen.getByRole('searchbox', { name: 'Nombre' })).toHaveValue('a'.repeat(100))
})

test.each([
  ['status 500', 500, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
  ['no connection', 'network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  [
    'an unreadable body',
    'garbage',
    'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.',
  ],
] as const)('shows why the list failed to load (%s), and can reload it', async (_, status, message) => {
  const { user, mock } = await renderScreen(movementsPath, {
    as: 'residente',
    faults: [{ operationId: 'listActivityRecords', status }],
  })
  expect(await screen.findByText(message)).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await findTable()).toBeVisible()
})

test('explains a day without movements, and disables the download', async () => {
  const { user } = await renderScreen(movementsPath, { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  expect(screen.getByText(/^Cuando alguien entre o salga, lo vas a ver acá\./)).toBeVisible()
  const button = screen.getByRole('button', { name: 'Descargar Excel' })
  await user.click(button)
  expect(button).toHaveAccessibleDescription('No hay movimientos para descargar.')
})

test("shows a new movement after 'Actualizar'", async () => {
  const { user, mock } = await renderScreen(movementsPath, { as: 'residente' })
  const countBefore = listMovements(mock, 201).length
  await findResultCount(`Resultados: ${countBefore} registros`)
  const movement = listMovements(mock, 201)[0]
  const { name: _, ...row } = movement as NonNullable<typeof movement>
  await mock.db.movements.insert({ ...row, id: 999_999, checkout_at: null, checkout_gate_id: null })
  await user.click(screen.getByRole('button', { name: 'Actualizar' }))
  await findResultCount(`Resultados: ${countBefore + 1} registros`)
})

test('shows a tenant only the movements of their own lot, even if the address names a different lot', async () => {
  const { mock } = await renderScreen(`${movementsPath}?desde=2026-01-01&lote=201`, { as: 'inquilino' })
  expect(screen.queryByRole('combobox', { name: 'Lote' })).not.toBeInTheDocument()
  const ownMovements = listMovements(mock, 203, '2026-01-01')
  expect(ownMovements.length).toBeGreaterThan(0)
  await findResultCount(`Resultados: ${ownMovements.length} registros`)
})

test('shows names with markup or control characters as text', async () => {
  const hostileNames = [
    '<img src=x onerror=alert(1)>',
    '=HYPERLINK("x")',
    '\u202eotirid',
    '👨‍👩‍👧‍👦 Ñandú',
    'a'.repeat(100),
  ]
  const { mock } = await renderScreen(movementsPath, {
    as: 'residente',
    prepare: async ({ db }) => {
      const movements = db.movements.find(
        (row) => row.property_id === 201 && row.checkin_at > '2026-03-16T03',
      )
      for (const [index, { person_id }] of movements.entries()) {
        const text = hostileNames[index % hostileNames.length] ?? ''
        await db.persons.save({ ...db.persons.require(person_id), first_name: text, last_name: text })
      }
    },
  })
  const expected = listMovements(mock, 201).map(({ name }) => name)
  expect(await findNames()).toEqual(expected)
  expect(expected.join()).toContain('onerror')
})
