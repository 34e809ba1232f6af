import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  countGroups,
  findDialog,
  findRow,
  findWorker,
  insertManyWorkers,
  openRoster,
  waitForClosedDialog,
} from './workers-steps'

const findStatusDialog = () => findDialog('Editar estado')
const findConfirmation = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Remover Trabajador' }))
const findWorkerId = (mock: Parameters<typeof findWorker>[0], documentNumber: string) =>
  findWorker(mock, documentNumber)?.id ?? 0

test('an invalid worker leaves every group, and a reactivated worker is in no group', async () => {
  const { user, mock } = await openRoster()
  const row = await findRow(/Acuña/)
  expect(countGroups(mock, '26418073')).toBeGreaterThan(0)
  expect(await row.findByText('De 07:00 a 17:00')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Editar Acuña, Aníbal' }))
  const form = await findStatusDialog()
  expect(form.getByText('Aníbal Acuña - 26418073')).toBeVisible()
  await user.click(form.getByRole('radio', { name: 'No vigente' }))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitForClosedDialog()
  expect(await screen.findByText('Se ha actualizado el trabajador con éxito')).toBeVisible()
  // The row shows the refetched roster and groups.
  const changedRow = await findRow(/Acuña/)
  expect(await changedRow.findByText('No Vigente')).toBeVisible()
  expect(await changedRow.findByText('No está en ninguna autorización.')).toBeVisible()
  expect(findWorker(mock, '26418073')).toMatchObject({ status: 'INVALID' })
  expect(countGroups(mock, '26418073')).toBe(0)

  await user.click(changedRow.getByRole('button', { name: 'Editar Acuña, Aníbal' }))
  const secondForm = await findStatusDialog()
  expect(
    secondForm.getByText('Para que pueda entrar, hay que volver a incluirlo en una autorización.'),
  ).toBeVisible()
  await user.click(secondForm.getByRole('radio', { name: 'Vigente' }))
  await user.click(secondForm.getByRole('button', { name: 'Guardar' }))
  await waitForClosedDialog()
  const reactivatedRow = await findRow(/Acuña/)
  expect(await reactivatedRow.findByText('Activo')).toBeVisible()
  expect(reactivatedRow.getByText('No está en ninguna autorización.')).toBeVisible()
  expect(countGroups(mock, '26418073')).toBe(0)
})

test.runIf(isFullRun)('does not save a suspended worker until the user chooses a status', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await user.click((await findRow(/Llanos/)).getByRole('button', { name: /^Editar/ }))
  const form = await findStatusDialog()
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(form.getByRole('radiogroup', { name: /^Estado/ })).toHaveAccessibleDescription(
      'Por favor seleccione el estado del trabajador.',
    ),
  )
  expect(findWorker(mock, '18720469')).toMatchObject({ status: 'SUSPENDED' })
  await user.click(form.getByRole('radio', { name: 'Vigente' }))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitForClosedDialog()
  expect(findWorker(mock, '18720469')).toMatchObject({ status: 'CURRENT' })
})

test('a link opens the status form of a worker on another page, or explains that the worker does not exist', async () => {
  const { user, mock, unmount } = await openRoster({}, '&vista=estado&id=999999')
  const missingDialog = await findStatusDialog()
  expect(await missingDialog.findByText('No encontramos a este trabajador')).toBeVisible()
  await user.click(missingDialog.getByRole('button', { name: 'Volver a la nómina' }))
  await waitForClosedDialog()
  const id = findWorkerId(mock, '29473081')
  unmount()
  await openRoster({}, `&vista=estado&id=${id}`)
  expect(await (await findStatusDialog()).findByText('Sandra Zapiola - 29473081')).toBeVisible()
})

test.runIf(isFullRun)('a link opens the status form of the last of more than 500 workers', async () => {
  // Her id in the demo, because the dialog is open before the mock backend can be asked.
  await openRoster({ prepare: insertManyWorkers }, '&vista=estado&id=725')
  const dialog = await findStatusDialog()
  expect(await dialog.findByText('Sandra Zapiola - 29473081')).toBeVisible()
  expect(screen.queryByText('No encontramos a este trabajador')).not.toBeInTheDocument()
})

test("shows the backend's first error about the status at the status field", async () => {
  const { user, mock } = await openRoster()
  await user.click((await findRow(/Acuña/)).getByRole('button', { name: /^Editar/ }))
  const form = await findStatusDialog()
  await setFaults(mock, [
    { operationId: 'updateWorker', status: 400, body: { status: ['No es una opción.', 'Otra.'] }, times: 1 },
  ])
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(form.getByRole('radiogroup', { name: /^Estado/ })).toHaveAccessibleDescription(
      'Estado: No es una opción.',
    ),
  )
})

test('removes a worker only after a confirmation, and allows a retry after a failure', async () => {
  const { user, mock } = await openRoster()
  await user.click((await findRow(/Acuña/)).getByRole('button', { name: 'Remover Acuña, Aníbal' }))
  const confirmation = await findConfirmation()
  expect(confirmation.getByText(/Aníbal Acuña/)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Cancelar' }))
  await waitForClosedDialog()
  expect(findWorker(mock, '26418073')).toBeDefined()

  await setFaults(mock, [{ operationId: 'removeWorker', status: 500, times: 1 }])
  await user.click((await findRow(/Acuña/)).getByRole('button', { name: 'Remover Acuña, Aníbal' }))
  const secondConfirmation = await findConfirmation()
  await user.click(secondConfirmation.getByRole('button', { name: 'Remover' }))
  expect(
    await secondConfirmation.findByText('No pudimos remover este trabajador, por favor intente mas tarde.'),
  ).toBeVisible()
  await user.click(secondConfirmation.getByRole('button', { name: 'Remover' }))
  await waitForClosedDialog()
  expect(await screen.findByText('Se removió al trabajador con éxito.')).toBeVisible()
  expect(await screen.findByText('24 personas/trabajadores')).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: /Acuña/ })).not.toBeInTheDocument()
  expect(findWorker(mock, '26418073')).toBeUndefined()
})

test('explains on removing and on saving that another user removed the worker, and reloads the roster', async () => {
  const { user, mock } = await openRoster()
  const removedMessage = 'Otra persona ya removió a Aníbal Acuña de la nómina. La lista está actualizada.'
  await user.click((await findRow(/Acuña/)).getByRole('button', { name: /^Remover/ }))
  const confirmation = await findConfirmation()
  await mock.db.workers.remove(findWorkerId(mock, '26418073'))
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await confirmation.findByText(removedMessage)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Cancelar' }))
  await waitForClosedDialog()
  expect(await screen.findByText('24 personas/trabajadores')).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: /Acuña/ })).not.toBeInTheDocument()

  await user.click((await findRow(/Ávila/)).getByRole('button', { name: /^Editar/ }))
  const form = await findStatusDialog()
  await user.click(form.getByRole('radio', { name: 'No vigente' }))
  await mock.db.workers.remove(findWorkerId(mock, '14830629'))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await form.findByRole('alert')).toHaveTextContent(
    removedMessage.replace('Aníbal Acuña', 'Zoilo Ávila'),
  )
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Ávila/ })).not.toBeInTheDocument())
  expect(form.getByRole('button', { name: 'Guardar' })).toBeVisible()
})

test.runIf(isFullRun)(
  'shows a failed removal and disables changes after the user is suspended as a manager',
  async () => {
    const { user, mock } = await openRoster({ as: 'obra' })
    await user.click((await findRow(/Acuña/)).getByRole('button', { name: /^Remover/ }))
    const confirmation = await findConfirmation()
    for (const row of mock.db.workManagers.by('work_id', 501))
      await mock.db.workManagers.save({ ...row, status: 'SUSPENDED' })
    await user.click(confirmation.getByRole('button', { name: 'Remover' }))
    expect(await confirmation.findByRole('alert')).not.toHaveTextContent('')
    expect(findWorker(mock, '26418073')).toBeDefined()
    await user.click(confirmation.getByRole('button', { name: 'Cancelar' }))
    await waitForClosedDialog()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Agregar trabajador' })).toHaveAccessibleDescription(
        /suspendid/,
      ),
    )
  },
)
