import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { setFaults } from '../../support/render-screen'
import { pasteWorkerList } from './list-steps'
import { findRow, findWorker, openRoster, waitForClosedDialog } from './workers-steps'

const rocio = '33444777\tDomínguez\tRocío\tF'
const elida = '27650913\tÑancupil\tÉlida\tF'
const juan = '41987023\tQuiroga\tJuan\tM'
const luis = '42630981\tSosa\tLuis\tM'

/** Returns how many workers the work has, and how many calls have tried to add one. */
const countWorkers = ({ db }: Mock) => db.workers.by('work_id', 501).length
const countAdditions = (mock: Mock) => listWrites(mock).filter((write) => /\/workers\/$/.test(write)).length

/** Returns how many calls have read a page of the roster. */
const countRosterReads = ({ requests }: Pick<Mock, 'requests'>) =>
  requests.filter(({ method, path }) => method === 'GET' && /\/workers\/(\?|$)/.test(path)).length

test('adds the people of a list to the roster, registers the unknown ones, and leaves out the people who are on it', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await findRow(/Acuña/)
  expect(screen.queryByRole('rowheader', { name: /Zabaleta/ })).not.toBeInTheDocument()
  expect(findWorker(mock, '26380572')).toMatchObject({ status: 'CURRENT' })
  const dialog = await pasteWorkerList(user, [
    rocio,
    elida,
    // Wálter Zabaleta is on a page of the roster that is not shown. Olegario Núñez is not current.
    '26380572\tZabaleta\tWálter\tM',
    '7620918\tNúñez\tOlegario\tM',
    rocio,
    '12\tCorto\tJuan\tM',
  ])
  expect(await dialog.findByText('2 entran · 1 por completar · 3 repetidas')).toBeVisible()
  expect(await dialog.findByText('Wálter Zabaleta ya está en la nómina.')).toBeVisible()
  expect(
    dialog.getByText(
      'Olegario Núñez ya está en la nómina con estado No Vigente: si tiene que volver, cambiá su estado ahí.',
    ),
  ).toBeVisible()
  expect(dialog.getByText('Repetida: ya está en la fila 2.')).toBeVisible()
  expect(countWorkers(mock)).toBe(25)

  await user.click(dialog.getByRole('button', { name: 'Agregar 2 personas' }))
  expect(
    await dialog.findByText('Se agregaron 2 personas a la nómina. 4 filas quedaron afuera.'),
  ).toBeVisible()
  expect(countWorkers(mock)).toBe(27)
  for (const documentNumber of ['33444777', '27650913'])
    expect(findWorker(mock, documentNumber)).toMatchObject({ status: 'CURRENT' })
  expect(findWorker(mock, '7620918')).toMatchObject({ status: 'INVALID' })
  await user.click(dialog.getByRole('button', { name: 'Listo' }))
  await waitForClosedDialog()
  expect(await screen.findByText('27 personas/trabajadores')).toBeVisible()
  expect(await screen.findByText('Se agregaron 2 personas a la nómina.')).toBeVisible()
})

test('adds nobody twice if the response to a call is lost, and finds out without a second call', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await findRow(/Acuña/)
  const dialog = await pasteWorkerList(user, [rocio, elida, juan])
  const addButton = await dialog.findByRole('button', { name: 'Agregar 3 personas' })
  await setFaults(mock, [{ operationId: 'addWorker', status: 'lost', times: 1 }])
  await user.click(addButton)
  await waitForClosedDialog()
  expect(await screen.findByText('Se agregaron 3 personas a la nómina.')).toBeVisible()
  expect(countWorkers(mock)).toBe(28)
  expect(countAdditions(mock)).toBe(3)
})

test('finds out before the next attempt if the roster cannot be read after a lost response', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await findRow(/Acuña/)
  const dialog = await pasteWorkerList(user, [rocio, elida])
  const addButton = await dialog.findByRole('button', { name: 'Agregar 2 personas' })
  await setFaults(mock, [
    { operationId: 'addWorker', status: 'lost', times: 1 },
    { operationId: 'listWorkers', status: 400, times: 1 },
  ])
  await user.click(addButton)
  expect(await dialog.findByText('Sin confirmar')).toBeVisible()
  expect(dialog.getByText('Antes de volver a enviarla, vemos si ya se agregó.')).toBeVisible()
  expect(countWorkers(mock)).toBe(27)
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  await waitForClosedDialog()
  expect(countWorkers(mock)).toBe(27)
  expect(countAdditions(mock)).toBe(2)
})

test('returns the rows that the backend refuses with the reason, and sends only the others again', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await findRow(/Acuña/)
  const dialog = await pasteWorkerList(user, [rocio, elida, juan])
  const addButton = await dialog.findByRole('button', { name: 'Agregar 3 personas' })
  await setFaults(mock, [
    { operationId: 'addWorker', status: 400, body: { person: ['Tiene prohibido el ingreso.'] }, times: 1 },
    { operationId: 'addWorker', status: 503, times: 1 },
  ])
  await user.click(addButton)
  expect(await dialog.findByText('Se agregó 1 persona a la nómina. 2 filas quedaron afuera.')).toBeVisible()
  expect(await dialog.findByText('Tiene prohibido el ingreso.')).toBeVisible()
  expect(dialog.getByText('1 entra · 1 por completar')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Descargar las que quedan afuera' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByText('Se agregó 1 persona a la nómina. 1 fila quedó afuera.')).toBeVisible()
  expect(countWorkers(mock)).toBe(27)
})

test('says that another user has added a person meanwhile', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await findRow(/Acuña/)
  const dialog = await pasteWorkerList(user, [rocio])
  const addButton = await dialog.findByRole('button', { name: 'Agregar 1 persona' })
  const [person] = mock.db.persons.all().filter(({ id_number }) => id_number === '33444777')
  await mock.db.workers.insert({ id: 9_000, work_id: 501, person_id: person?.id ?? 0, status: 'CURRENT' })
  await user.click(addButton)
  expect(
    await dialog.findByText('Esta persona ya se encuentra registrado como trabajador, por favor elija otra.'),
  ).toBeVisible()
  expect(dialog.getByText('1 repetida')).toBeVisible()
  expect(countWorkers(mock)).toBe(26)
})

test('adds the people at the next attempt after the connection was lost', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await findRow(/Acuña/)
  const dialog = await pasteWorkerList(user, [rocio, elida, juan, luis])
  const addButton = await dialog.findByRole('button', { name: 'Agregar 4 personas' })
  await setFaults(mock, [
    { operationId: 'addWorker', status: 'network', times: 4 },
    { operationId: 'listWorkers', status: 'network', times: 1 },
  ])
  await user.click(addButton)
  await waitFor(() => expect(dialog.getAllByText('Sin confirmar').length).toBeGreaterThanOrEqual(3))
  await setFaults(mock, [])
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  await waitForClosedDialog()
  expect(countWorkers(mock)).toBe(29)
})

test('reads the whole roster before the list, and retries if that fails', async () => {
  const { user, mock } = await openRoster({
    as: 'obra',
    faults: [{ operationId: 'listWorkers', status: 400 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Agregar desde una lista' }))
  expect(
    await screen.findByText('No pudimos leer la nómina: hace falta para no agregar a nadie dos veces.'),
  ).toBeVisible()
  await setFaults(mock, [])
  const retryButtons = screen.getAllByRole('button', { name: 'Reintentar' })
  await user.click(retryButtons.at(-1) as HTMLElement)
  expect(await screen.findByRole('textbox', { name: /^Filas copiadas/ })).toBeVisible()
})

test('keeps the failure and the focus on its button while it reads the whole roster again', async () => {
  const { user, mock } = await openRoster({
    as: 'obra',
    faults: [{ operationId: 'listWorkers', status: 400 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Agregar desde una lista' }))
  const dialog = within(await screen.findByRole('dialog'))
  const retryButton = await dialog.findByRole('button', { name: 'Reintentar' })
  const callCount = countRosterReads(mock)
  await setFaults(mock, [{ operationId: 'listWorkers', status: 'timeout' }])
  await user.click(retryButton)
  await waitFor(() => expect(countRosterReads(mock)).toBeGreaterThan(callCount))
  expect(dialog.getByText(/^No pudimos leer la nómina/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Reintentar' })).toHaveFocus()
})

test('says why a suspended manager cannot add a list', async () => {
  await openRoster({
    as: 'obra',
    prepare: async ({ db }) => {
      for (const manager of db.workManagers.by('work_id', 501))
        await db.workManagers.save({ ...manager, status: 'SUSPENDED' })
    },
  })
  expect(await screen.findByRole('button', { name: 'Agregar desde una lista' })).toHaveAccessibleDescription(
    'Estás suspendido como responsable de esta obra: solo podés ver sus datos.',
  )
})
