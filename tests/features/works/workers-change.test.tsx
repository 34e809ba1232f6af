import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { dialog, groupsOf, noDialog, openRoster, rowOf, workerOf } from './workers-steps'

const editing = () => dialog('Editar estado')
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Remover Trabajador' }))
const idOf = (mock: Parameters<typeof workerOf>[0], document: string) => workerOf(mock, document)?.id ?? 0

test('removes an invalid worker from every group, and adds a reactivated worker to no group', async () => {
  const { user, mock } = await openRoster()
  const row = await rowOf(/Acuña/)
  expect(groupsOf(mock, '26418073')).toBeGreaterThan(0)
  expect(await row.findByText('De 07:00 a 17:00')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Editar Acuña, Aníbal' }))
  const form = await editing()
  expect(form.getByText('Aníbal Acuña - 26418073')).toBeVisible()
  await user.click(form.getByRole('radio', { name: 'No vigente' }))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await noDialog()
  expect(screen.getByText('Se ha actualizado el trabajador con éxito')).toBeVisible()
  // The row shows the refetched roster and groups.
  const changed = await rowOf(/Acuña/)
  expect(await changed.findByText('No Vigente')).toBeVisible()
  expect(await changed.findByText('No está en ninguna autorización.')).toBeVisible()
  expect(workerOf(mock, '26418073')).toMatchObject({ status: 'INVALID' })
  expect(groupsOf(mock, '26418073')).toBe(0)

  await user.click(changed.getByRole('button', { name: 'Editar Acuña, Aníbal' }))
  const again = await editing()
  expect(
    again.getByText('Para que pueda entrar, hay que volver a incluirlo en una autorización.'),
  ).toBeVisible()
  await user.click(again.getByRole('radio', { name: 'Vigente' }))
  await user.click(again.getByRole('button', { name: 'Guardar' }))
  await noDialog()
  const back = await rowOf(/Acuña/)
  expect(await back.findByText('Activo')).toBeVisible()
  expect(back.getByText('No está en ninguna autorización.')).toBeVisible()
  expect(groupsOf(mock, '26418073')).toBe(0)
})

test('requires a status for a suspended worker', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await user.click((await rowOf(/Llanos/)).getByRole('button', { name: /^Editar/ }))
  const form = await editing()
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(form.getByRole('radiogroup', { name: /^Estado/ })).toHaveAccessibleDescription(
      'Por favor seleccione el estado del trabajador.',
    ),
  )
  expect(workerOf(mock, '18720469')).toMatchObject({ status: 'SUSPENDED' })
  await user.click(form.getByRole('radio', { name: 'Vigente' }))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await noDialog()
  expect(workerOf(mock, '18720469')).toMatchObject({ status: 'CURRENT' })
})

test('opens the status of a worker on any page by a link, or shows that the worker does not exist', async () => {
  const { user, mock, unmount } = await openRoster({}, '&vista=estado&id=999999')
  const missing = await editing()
  expect(await missing.findByText('No encontramos a este trabajador')).toBeVisible()
  await user.click(missing.getByRole('button', { name: 'Volver a la nómina' }))
  await noDialog()
  const id = idOf(mock, '29473081')
  unmount()
  await openRoster({}, `&vista=estado&id=${id}`)
  expect(await (await editing()).findByText('Sandra Zapiola - 29473081')).toBeVisible()
})

test("shows the backend's error about the status at its field", async () => {
  const { user, mock } = await openRoster()
  await user.click((await rowOf(/Acuña/)).getByRole('button', { name: /^Editar/ }))
  const form = await editing()
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

test('removes a worker after a confirmation with the name', async () => {
  const { user, mock } = await openRoster()
  await user.click((await rowOf(/Acuña/)).getByRole('button', { name: 'Remover Acuña, Aníbal' }))
  const confirmation = await question()
  expect(confirmation.getByText(/Aníbal Acuña/)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Cancelar' }))
  await noDialog()
  expect(workerOf(mock, '26418073')).toBeDefined()

  await setFaults(mock, [{ operationId: 'removeWorker', status: 500, times: 1 }])
  await user.click((await rowOf(/Acuña/)).getByRole('button', { name: 'Remover Acuña, Aníbal' }))
  const again = await question()
  await user.click(again.getByRole('button', { name: 'Remover' }))
  expect(
    await again.findByText('No pudimos remover este trabajador, por favor intente mas tarde.'),
  ).toBeVisible()
  await user.click(again.getByRole('button', { name: 'Remover' }))
  await noDialog()
  expect(screen.getByText('Se removió al trabajador con éxito.')).toBeVisible()
  expect(await screen.findByText('24 personas/trabajadores')).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: /Acuña/ })).not.toBeInTheDocument()
  expect(workerOf(mock, '26418073')).toBeUndefined()
})

test('explains that another user removed the worker, and reloads the roster', async () => {
  const { user, mock } = await openRoster()
  const gone = 'Otra persona ya removió a Aníbal Acuña de la nómina. La lista está actualizada.'
  await user.click((await rowOf(/Acuña/)).getByRole('button', { name: /^Remover/ }))
  const confirmation = await question()
  await mock.db.workers.remove(idOf(mock, '26418073'))
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await confirmation.findByText(gone)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Cancelar' }))
  await noDialog()
  expect(await screen.findByText('24 personas/trabajadores')).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: /Acuña/ })).not.toBeInTheDocument()

  await user.click((await rowOf(/Ávila/)).getByRole('button', { name: /^Editar/ }))
  const form = await editing()
  await user.click(form.getByRole('radio', { name: 'No vigente' }))
  await mock.db.workers.remove(idOf(mock, '14830629'))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await form.findByRole('alert')).toHaveTextContent(gone.replace('Aníbal Acuña', 'Zoilo Ávila'))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Ávila/ })).not.toBeInTheDocument())
  expect(form.getByRole('button', { name: 'Guardar' })).toBeVisible()
})

test('explains that the user is no longer a current manager', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await user.click((await rowOf(/Acuña/)).getByRole('button', { name: /^Remover/ }))
  const confirmation = await question()
  for (const row of mock.db.workManagers.by('work_id', 501))
    await mock.db.workManagers.save({ ...row, status: 'SUSPENDED' })
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await confirmation.findByRole('alert')).not.toHaveTextContent('')
  expect(workerOf(mock, '26418073')).toBeDefined()
  await user.click(confirmation.getByRole('button', { name: 'Cancelar' }))
  await noDialog()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Agregar trabajador' })).toHaveAccessibleDescription(
      /suspendid/,
    ),
  )
})
