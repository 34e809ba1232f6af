import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  clickButton,
  findDialog,
  findRow,
  openManagers,
  readManagerStatuses,
  setManagerStatus,
  waitForClosedDialog,
} from './managers-steps'

test('sets a manager to invalid, explains the status and disables the invitation', async () => {
  const { user, mock } = await openManagers()
  await user.click((await findRow('Montes')).getByRole('button', { name: 'Editar a Ricardo Montes' }))
  const dialog = await findDialog('Editar responsable')
  expect(window.location.search).toContain('vista=editar&id=602')
  expect(dialog.getByText('Ricardo Montes')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Vigente' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'No vigente' })).toHaveAccessibleDescription(
    'No puede ingresar por la web a gestionar obras, no tiene autorización de ingreso al lote y no se lo puede invitar.',
  )
  await user.click(dialog.getByRole('radio', { name: 'No vigente' }))
  await clickButton(user, 'Guardar')
  expect(await screen.findByText('Ricardo Montes se modificó exitosamente.')).toBeVisible()
  await waitForClosedDialog()
  expect(await (await findRow('Montes')).findByText('No Vigente')).toBeVisible()
  expect(readManagerStatuses(mock)).toMatchObject({ Montes: 'INVALID' })
  expect((await findRow('Montes')).getByRole('button', { name: /^Reenviar/ })).toHaveAccessibleDescription(
    'No se puede invitar a un responsable de obra no vigente',
  )
})

test.runIf(isFullRun)('does not save a suspended manager until the user chooses a status', async () => {
  const { user, mock } = await openManagers('&vista=editar&id=603')
  const dialog = await findDialog('Editar responsable')
  expect(await dialog.findByText('Suspendido')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Vigente' })).not.toBeChecked()
  await clickButton(user, 'Guardar')
  expect(dialog.getByRole('radiogroup', { name: /^Estado/ })).toHaveAccessibleDescription(
    'Por favor seleccione el estado del responsable',
  )
  expect(readManagerStatuses(mock)).toMatchObject({ 'Funes Ochoa': 'SUSPENDED' })
  await user.click(dialog.getByRole('radio', { name: 'Vigente' }))
  await clickButton(user, 'Guardar')
  expect(await screen.findByText('Lucrecia Funes Ochoa se modificó exitosamente.')).toBeVisible()
  await waitForClosedDialog()
  expect(await (await findRow('Funes Ochoa')).findByText('Activo')).toBeVisible()
})

const failureMessage = 'Ha ocurrido un error al editar al responsable de obra.'

test.runIf(isFullRun)(
  "shows a failure, or each of the backend's sentences, in the form, and saves the status on a retry",
  async () => {
    const { user, mock } = await openManagers('&vista=editar&id=602')
    const dialog = await findDialog('Editar responsable')
    await user.click(await dialog.findByRole('radio', { name: 'No vigente' }))
    await setFaults(mock, [{ operationId: 'updateWorkManager', status: 500 }])
    await clickButton(user, 'Guardar')
    expect(await dialog.findByText(failureMessage)).toBeVisible()
    let previousSentences: readonly string[] = [failureMessage]
    for (const [body, sentences] of [
      [{ non_field_errors: ['Primero esto.', 'Y después esto.'] }, ['Primero esto.', 'Y después esto.']],
      [{ detail: 'La obra está cerrada.' }, ['La obra está cerrada.']],
      [{ message: ['No se puede hoy.'] }, ['No se puede hoy.']],
      [{ message: 'Mañana sí.' }, ['Mañana sí.']],
      [{}, [failureMessage]],
    ] as const) {
      await setFaults(mock, [{ operationId: 'updateWorkManager', status: 400, body }])
      await clickButton(user, 'Guardar')
      for (const sentence of sentences) expect(await dialog.findByText(sentence)).toBeVisible()
      for (const sentence of previousSentences) expect(dialog.queryByText(sentence)).not.toBeInTheDocument()
      previousSentences = sentences
    }
    expect(readManagerStatuses(mock)).toMatchObject({ Montes: 'CURRENT' })
    await setFaults(mock, [])
    await clickButton(user, 'Guardar')
    await waitForClosedDialog()
    expect(readManagerStatuses(mock)).toMatchObject({ Montes: 'INVALID' })
  },
)

test('explains that a suspended user may not change managers, and reloads the list', async () => {
  const { user, mock } = await openManagers('&vista=editar&id=602')
  const dialog = await findDialog('Editar responsable')
  await user.click(await dialog.findByRole('radio', { name: 'No vigente' }))
  await setManagerStatus(mock, 601, 'SUSPENDED')
  await clickButton(user, 'Guardar')
  expect(
    await screen.findByText(
      'Solo puede hacerlo un residente del lote que también es responsable vigente de la obra.',
    ),
  ).toBeVisible()
  await clickButton(user, 'Cerrar')
  await waitForClosedDialog()
  expect(await (await findRow('Ibáñez')).findByText('Suspendido')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Editar|Enviar|Agregar/ })).not.toBeInTheDocument()
  expect(readManagerStatuses(mock)).toMatchObject({ Montes: 'CURRENT' })
})

test.runIf(isFullRun)('asks for confirmation before closing the form with a changed status', async () => {
  const { user, mock } = await openManagers('&vista=editar&id=602')
  const dialog = await findDialog('Editar responsable')
  await user.click(await dialog.findByRole('radio', { name: 'No vigente' }))
  await clickButton(user, 'Cancelar')
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitForClosedDialog()
  expect(window.location.search).toBe('?tab=responsables')
  expect(readManagerStatuses(mock)).toMatchObject({ Montes: 'CURRENT' })
})
