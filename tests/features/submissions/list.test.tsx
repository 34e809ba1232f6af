import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { found, openList, rows, rowWith, showFilters } from './list-steps'

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
const chosenKind = () =>
  screen.getAllByRole('radio').find((radio) => (radio as HTMLInputElement).checked)?.parentElement
    ?.textContent

test('insurance submissions come first: their columns, the newest at the top, how many there are', async () => {
  await openList()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Presentaciones de documentación' }),
  ).toBeVisible()
  expect(await rows()).toHaveLength(10)
  expect(chosenKind()).toBe('Seguros A.R.T.')
  expect(heads()).toEqual([
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
  expect(sortOf('Fecha de registro')).toBe('descending')
  await found('12 resultados')
  const [newest] = await rows()
  expect(newest).toHaveTextContent(/Ricardo Montes.*Galeno ART.*4501-0098213.*Pendiente.*16-03-2026/)
})

test('what can be ordered is ordered by the backend, and nothing else offers it', async () => {
  const { user } = await openList()
  await rows()
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
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('55-2024-881'))
  expect(window.location.search).toContain('orden=to_date')
  await user.click(screen.getByRole('button', { name: 'Compañía' }))
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Asociart ART'))
})

test('the roster is counted, a rejection tells why, and what ends soon says so', async () => {
  const { user } = await openList('?filas=25')
  const counted = await rowWith('1187730')
  expect(counted.getByRole('cell', { name: /Aprobados: 1.*Pendientes: 2.*Rechazados: 1/ })).toBeVisible()
  const rejected = await rowWith('8810')
  await user.click(rejected.getByRole('button', { name: 'Rechazado' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'La póliza no tiene la cláusula de no repetición a favor del barrio.',
  )
  expect((await rowWith('30045112')).getByText('Vence en 7 días')).toBeVisible()
  expect((await rowWith('SM-77820/2026')).getByText('Vence en 7 días')).toBeVisible()
  expect((await rowWith('902214-7')).getByText('Vence en 3 días')).toBeVisible()
  expect((await rowWith('EX-5581204')).getByText('Vence mañana')).toBeVisible()
  expect((await rowWith('22-00417')).getByRole('cell', { name: /Venció el 24-02-2026/ })).toBeVisible()
  expect(rejected.queryByText(/^Venc/)).not.toBeInTheDocument()
})

test('what is decided can be read only, and its button says why', async () => {
  const { user } = await openList()
  await rows()
  expect(screen.getByRole('button', { name: 'Editar póliza 4501-0098213' })).not.toHaveAttribute(
    'aria-disabled',
  )
  const refused = screen.getByRole('button', { name: 'Editar póliza 8810' })
  expect(refused).toHaveAccessibleDescription('Solo se pueden editar solicitudes en estado PENDIENTE')
  await user.click(refused)
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Solo se pueden editar solicitudes en estado PENDIENTE',
  )
  expect(window.location.search).not.toContain('vista')
})

test('a submission is headed by its company and policy, or by whom it is of, and not by oneself', async () => {
  const { user } = await openList()
  const heads = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent)
  expect((await heads())[0]).toContain('Galeno ART · 4501-0098213')
  expect(screen.queryByText(/(Aprobados|Pendientes|Rechazados): 0/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Antecedentes penales' }))
  await found('7 resultados')
  for (const head of await heads()) expect(head).toMatch(/\d+ personas? · \d\d-\d\d-\d{4}/)
})

test('the switch shows the background checks, with columns of their own', async () => {
  const { user } = await openList('?pagina=2&poliza=4501')
  await screen.findByRole('search', { name: 'Filtros' })
  await user.click(screen.getByRole('radio', { name: 'Antecedentes penales' }))
  await found('7 resultados')
  expect(heads()).toEqual(['Creado por', 'Fecha de registro', 'Nómina', 'Estado', 'Acciones'])
  expect(screen.getByRole('button', { name: 'Creado por' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fecha de registro' })).not.toBeInTheDocument()
  expect(window.location.search).toBe('?tipo=antecedentes')
  await user.click(screen.getByRole('radio', { name: 'Seguros A.R.T.' }))
  await found('12 resultados')
})

test.each([
  ['?tipo=antecedentes', 'Antecedentes penales'],
  ['?tipo=seguros', 'Seguros A.R.T.'],
  ['?tipo=nonsense', 'Seguros A.R.T.'],
])('an address that says %s shows %s', async (search, kind) => {
  await openList(search)
  await screen.findByRole('radiogroup', { name: 'Tipo de presentación' })
  expect(chosenKind()).toBe(kind)
})

test('the kind of the navigation state is shown, and stays after a reload', async () => {
  const { user } = await openList('?tipo=antecedentes')
  await rows()
  await user.click(screen.getByRole('link', { name: 'Nueva presentación' }))
  await screen.findByRole('heading', { level: 1, name: 'Nueva presentación' })
  expect(window.location.pathname).toBe('/submissions/101/new')
  expect(window.location.search).toBe('?tipo=antecedentes')
  expect(window.history.state.usr).toEqual({ submissionType: 'BACKGROUND_CHECK' })
})

test('a page of one is without a pager; more rows can be asked for', async () => {
  const { user } = await openList()
  await rows()
  expect(screen.getByRole('button', { name: 'Página 2' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filas por página' }), '25 por página')
  await waitFor(async () => expect(await rows()).toHaveLength(12))
  await user.click(screen.getByRole('radio', { name: 'Antecedentes penales' }))
  await found('7 resultados')
  expect(screen.queryByRole('navigation', { name: /^Páginas/ })).not.toBeInTheDocument()
})

test('each kind is narrowed by its own filters, and all are taken back at once', async () => {
  const { user } = await openList()
  await rows()
  await showFilters(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Aprobado')
  await found('7 resultados')
  await user.type(screen.getByRole('searchbox', { name: 'Compañía' }), 'galeno{Enter}')
  await found('1 resultado')
  await user.type(screen.getByRole('searchbox', { name: 'Número de póliza' }), '999{Enter}')
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  await found('0 resultados')
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await found('12 resultados')
  expect(window.location.search).toBe('')
  await user.type(screen.getByRole('searchbox', { name: 'Nombre de la persona' }), 'ñancucheo{Enter}')
  await found('2 resultados')
})

test('policies are found by the days they begin, end, or end on', async () => {
  const { user } = await openList()
  await rows()
  await showFilters(user)
  await user.type(screen.getByRole('textbox', { name: 'Vence el día' }), '23032026')
  await found('2 resultados')
  await user.clear(screen.getByRole('textbox', { name: 'Vence el día' }))
  await user.type(screen.getByRole('textbox', { name: 'Inicio de póliza desde' }), '01/03/2026')
  await found('2 resultados')
  await user.clear(screen.getByRole('textbox', { name: 'Inicio de póliza desde' }))
  await user.type(screen.getByRole('textbox', { name: 'Fin de póliza hasta' }), '15-03-2026')
  await found('2 resultados')
})

test('background checks are found by the name and the document of their people', async () => {
  const { user } = await openList('?tipo=antecedentes')
  await rows()
  await showFilters(user)
  await user.type(screen.getByRole('searchbox', { name: 'DNI de la persona' }), '27.940.163{Enter}')
  await found('1 resultado')
})

test('the filters can be put out of the way', async () => {
  const { user } = await openList('?estado=PENDING')
  await rows()
  await user.click(screen.getByRole('button', { name: 'Ocultar filtros' }))
  expect(screen.queryByRole('combobox', { name: 'Estado' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveValue('PENDING')
})

test('what the Administration decided appears when the data are read again', async () => {
  const { user, mock } = await openList()
  const pending = await rowWith('4501-0098213')
  expect(pending.getByText('Pendiente')).toBeVisible()
  const [submission] = mock.db.insuranceSubmissions
    .all()
    .filter((row) => row.policy_number === '4501-0098213')
  const decision = { submission: submission?.id, status: 'REJECTED', comment: 'Falta la firma.' }
  await mock.request('/__mock/administration/decide', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decision),
  })
  expect((await rowWith('4501-0098213')).getByText('Pendiente')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actualizar datos' }))
  await waitFor(async () => expect((await rowWith('4501-0098213')).getByText('Rechazado')).toBeVisible())
  const decided = await rowWith('4501-0098213')
  expect(decided.getByRole('cell', { name: 'Rechazados: 3' })).toBeVisible()
  await user.click(decided.getByRole('button', { name: 'Rechazado' }))
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Falta la firma.')
})

test('a list that cannot be read says so, and is asked for again', async () => {
  const { user, mock } = await openList('', {
    faults: [{ operationId: 'listInsuranceSubmissions', status: 500 }],
  })
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retry)
  expect(await rows()).toHaveLength(10)
})

test('who filed nothing reads what would be here', async () => {
  await openList('', { scenario: 'empty' })
  expect(await screen.findByText('No hay resultados.')).toBeVisible()
  expect(screen.getByText('Cuando presentes un seguro A.R.T., lo vas a ver acá con su estado.')).toBeVisible()
})

test('nonsense in the address is as if it said nothing', async () => {
  await openList('?orden=policy&pagina=0&filas=7&estado=X&desde=2026-02-30&persona=%00&vista=comer&id=1e9')
  expect(await rows()).toHaveLength(10)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('what submissions are is told beside their kinds', async () => {
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Sobre las presentaciones' }))
  const name = 'Sobre las presentaciones'
  // What floats comes on demand, and shows once it has its place.
  await waitFor(
    () => {
      const help = within(screen.getByRole('dialog', { name }))
      expect(help.getByText(/^La Administración los revisa/)).toBeVisible()
    },
    { timeout: 10_000 },
  )
})
