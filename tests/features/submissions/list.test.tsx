import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import { expectResults, findRow, findRows, openList, showFilters } from './list-steps'

const getHeaderTexts = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const getSortDirection = (name: string) =>
  screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
const getSelectedKind = () =>
  screen.getAllByRole('radio').find((radio) => (radio as HTMLInputElement).checked)?.parentElement
    ?.textContent

test('initially shows the insurance submissions and their count, with the newest submission first', async () => {
  await openList()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Presentaciones de documentación' }),
  ).toBeVisible()
  expect(await findRows()).toHaveLength(10)
  expect(getSelectedKind()).toBe('Seguros A.R.T.')
  expect(getHeaderTexts()).toEqual([
    'Creado por',
    'Fecha de registro',
    'Compañía',
    'Número de Póliza',
    'Nómina',
    'Estado',
    'Fecha de inicio de póliza',
    'Fecha de fin de póliza',
    'Acciones',
  ])
  expect(getSortDirection('Fecha de registro')).toBe('descending')
  await expectResults('12 resultados')
  const [newest] = await findRows()
  expect(newest).toHaveTextContent(/Ricardo Montes.*Galeno ART.*4501-0098213.*Pendiente.*16-03-2026/)
})

test('sorts by the columns that the backend can sort, and offers no sorting for the other columns', async () => {
  const { user } = await openList()
  await findRows()
  for (const name of [
    'Creado por',
    'Fecha de registro',
    'Compañía',
    'Fecha de inicio de póliza',
    'Fecha de fin de póliza',
  ])
    expect(screen.getByRole('button', { name })).toBeVisible()
  for (const name of ['Número de Póliza', 'Nómina', 'Estado'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Fecha de fin de póliza' }))
  await waitFor(async () => expect((await findRows())[0]).toHaveTextContent('55-2024-881'))
  expect(window.location.search).toContain('orden=to_date')
  await user.click(screen.getByRole('button', { name: 'Compañía' }))
  await waitFor(async () => expect((await findRows())[0]).toHaveTextContent('Asociart ART'))
})

test('shows the number of people with each status, the reason for a rejection, and when a policy expires', async () => {
  const { user } = await openList('?filas=25')
  const countedRow = await findRow('1187730')
  expect(countedRow.getByRole('cell', { name: /Aprobados: 1.*Pendientes: 2.*Rechazados: 1/ })).toBeVisible()
  const rejectedRow = await findRow('8810')
  await user.click(rejectedRow.getByRole('button', { name: 'Rechazado' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'La póliza no tiene la cláusula de no repetición a favor del barrio.',
  )
  expect((await findRow('30045112')).getByText('Vence en 7 días')).toBeVisible()
  expect((await findRow('SM-77820/2026')).getByText('Vence en 7 días')).toBeVisible()
  expect((await findRow('902214-7')).getByText('Vence en 3 días')).toBeVisible()
  expect((await findRow('EX-5581204')).getByText('Vence mañana')).toBeVisible()
  expect((await findRow('22-00417')).getByRole('cell', { name: /Venció el 24-02-2026/ })).toBeVisible()
  expect(rejectedRow.queryByText(/^Venc/)).not.toBeInTheDocument()
})

test('disables the edit button of a decided submission, and shows the reason', async () => {
  const { user } = await openList()
  await findRows()
  expect(screen.getByRole('button', { name: 'Editar póliza 4501-0098213' })).not.toHaveAttribute(
    'aria-disabled',
  )
  const editButton = screen.getByRole('button', { name: 'Editar póliza 8810' })
  expect(editButton).toHaveAccessibleDescription('Solo se pueden editar solicitudes en estado PENDIENTE')
  await user.click(editButton)
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Solo se pueden editar solicitudes en estado PENDIENTE',
  )
  expect(window.location.search).not.toContain('vista')
})

test('titles insurance rows with company and policy, and background-check rows with number of people and date', async () => {
  const { user } = await openList()
  const listRowTitles = async () =>
    (await findRows()).map((row) => within(row).getByRole('rowheader').textContent)
  expect((await listRowTitles())[0]).toContain('Galeno ART · 4501-0098213')
  expect(screen.queryByText(/(Aprobados|Pendientes|Rechazados): 0/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Antecedentes penales' }))
  await expectResults('7 resultados')
  for (const title of await listRowTitles()) expect(title).toMatch(/\d+ personas? · \d\d-\d\d-\d{4}/)
})

test('shows the matching columns, and resets the page and the filter, when the user switches to background checks', async () => {
  const { user } = await openList('?pagina=2&poliza=4501')
  await screen.findByRole('search', { name: 'Filtros' })
  await user.click(screen.getByRole('radio', { name: 'Antecedentes penales' }))
  await expectResults('7 resultados')
  expect(getHeaderTexts()).toEqual(['Creado por', 'Fecha de registro', 'Nómina', 'Estado', 'Acciones'])
  expect(screen.getByRole('button', { name: 'Creado por' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fecha de registro' })).not.toBeInTheDocument()
  expect(window.location.search).toBe('?tipo=antecedentes')
  await user.click(screen.getByRole('radio', { name: 'Seguros A.R.T.' }))
  await expectResults('12 resultados')
})

test.each([
  ['?tipo=antecedentes', 'Antecedentes penales'],
  ['?tipo=seguros', 'Seguros A.R.T.'],
  ['?tipo=nonsense', 'Seguros A.R.T.'],
])('shows the kind of submission that the address %s selects: %s', async (search, kind) => {
  await openList(search)
  await screen.findByRole('radiogroup', { name: 'Tipo de presentación' })
  expect(getSelectedKind()).toBe(kind)
})

test('passes the selected kind to the page for a new submission, in the address and in the navigation state', async () => {
  const { user } = await openList('?tipo=antecedentes')
  await findRows()
  await user.click(screen.getByRole('link', { name: 'Nueva presentación' }))
  await screen.findByRole('heading', { level: 1, name: 'Nueva presentación' })
  expect(window.location.pathname).toBe('/submissions/101/new')
  expect(window.location.search).toBe('?tipo=antecedentes')
  expect(window.history.state.usr).toEqual({ submissionType: 'BACKGROUND_CHECK' })
})

test('changes the page size, and hides the pagination if all rows are on one page', async () => {
  const { user } = await openList()
  await findRows()
  expect(screen.getByRole('button', { name: 'Página 2' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '25 por página')
  await waitFor(async () => expect(await findRows()).toHaveLength(12))
  await user.click(screen.getByRole('radio', { name: 'Antecedentes penales' }))
  await expectResults('7 resultados')
  expect(screen.queryByRole('navigation', { name: /^Páginas/ })).not.toBeInTheDocument()
})

test('filters insurance submissions, and clears all filters with one button', async () => {
  const { user } = await openList()
  await findRows()
  await showFilters(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Aprobado')
  await expectResults('7 resultados')
  await user.type(screen.getByRole('searchbox', { name: 'Compañía' }), 'galeno{Enter}')
  await expectResults('1 resultado')
  await user.type(screen.getByRole('searchbox', { name: 'Número de póliza' }), '999{Enter}')
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  await expectResults('0 resultados')
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await expectResults('12 resultados')
  expect(window.location.search).toBe('')
  await user.type(screen.getByRole('searchbox', { name: 'Nombre de la persona' }), 'ñancucheo{Enter}')
  await expectResults('2 resultados')
})

test.runIf(isFullRun)('filters policies by their first and last days', async () => {
  const { user } = await openList()
  await findRows()
  await showFilters(user)
  await user.type(screen.getByRole('textbox', { name: 'Vence el día' }), '23032026')
  await expectResults('2 resultados')
  await user.clear(screen.getByRole('textbox', { name: 'Vence el día' }))
  await user.type(screen.getByRole('textbox', { name: 'Inicio de póliza desde' }), '01/03/2026')
  await expectResults('2 resultados')
  await user.clear(screen.getByRole('textbox', { name: 'Inicio de póliza desde' }))
  await user.type(screen.getByRole('textbox', { name: 'Fin de póliza hasta' }), '15-03-2026')
  await expectResults('2 resultados')
})

test('filters background-check submissions by the document number of a worker', async () => {
  const { user } = await openList('?tipo=antecedentes')
  await findRows()
  await showFilters(user)
  await user.type(screen.getByRole('searchbox', { name: 'DNI de la persona' }), '27.940.163{Enter}')
  await expectResults('1 resultado')
})

test('hides and shows the filters', async () => {
  const { user } = await openList('?estado=PENDING')
  await findRows()
  await user.click(screen.getByRole('button', { name: 'Ocultar filtros' }))
  expect(screen.queryByRole('combobox', { name: 'Estado' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue('PENDING')
})

test('shows a new decision of the Administration only after the user refreshes the list', async () => {
  const { user, mock } = await openList()
  const pendingRow = await findRow('4501-0098213')
  expect(pendingRow.getByText('Pendiente')).toBeVisible()
  const [submission] = mock.db.insuranceSubmissions
    .all()
    .filter((row) => row.policy_number === '4501-0098213')
  const decision = { submission: submission?.id, status: 'REJECTED', comment: 'Falta la firma.' }
  await mock.request('/__mock/administration/decide', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decision),
  })
  expect((await findRow('4501-0098213')).getByText('Pendiente')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actualizar datos' }))
  await waitFor(async () => expect((await findRow('4501-0098213')).getByText('Rechazado')).toBeVisible())
  const decidedRow = await findRow('4501-0098213')
  expect(decidedRow.getByRole('cell', { name: 'Rechazados: 3' })).toBeVisible()
  await user.click(decidedRow.getByRole('button', { name: 'Rechazado' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Falta la firma.')
})

test('reloads a list that failed to load', async () => {
  const { user, mock } = await openList('', {
    faults: [{ operationId: 'listInsuranceSubmissions', status: 500 }],
  })
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retryButton)
  expect(await findRows()).toHaveLength(10)
})

test('explains an empty list', async () => {
  await openList('', { scenario: 'empty' })
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  expect(screen.getByText('Cuando presentes un seguro A.R.T., lo vas a ver acá con su estado.')).toBeVisible()
})

test('ignores invalid parameters of the address', async () => {
  await openList('?orden=policy&pagina=0&filas=7&estado=X&desde=2026-02-30&persona=%00&vista=comer&id=1e9')
  expect(await findRows()).toHaveLength(10)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('explains the submissions in the help popover', async () => {
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Sobre las presentaciones' }))
  const name = 'Sobre las presentaciones'
  // The popover is loaded on demand.
  await waitFor(
    () => {
      const help = within(screen.getByRole('dialog', { name }))
      expect(help.getByText(/^La Administración los revisa/)).toBeVisible()
    },
    { timeout: 10_000 },
  )
})
