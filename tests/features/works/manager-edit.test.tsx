import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { dialog, managersIn, openManagers, press, rowOf, setStatus } from './managers-steps'

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('sets a manager to invalid, explains the status and disables the invitation', async () => {
  const { user, mock } = await openManagers()
  await user.click((await rowOf('Montes')).getByRole('button', { name: 'Editar a Ricardo Montes' }))
  const open = await dialog('Editar responsable')
  expect(window.location.search).toContain('vista=editar&id=602')
  expect(open.getByText('Ricardo Montes')).toBeVisible()
  expect(open.getByRole('radio', { name: 'Vigente' })).toBeChecked()
  expect(open.getByRole('radio', { name: 'No vigente' })).toHaveAccessibleDescription(
    'No puede ingresar por la web a gestionar obras, no tiene autorización de ingreso al lote y no se lo puede invitar.',
  )
  await user.click(open.getByRole('radio', { name: 'No vigente' }))
  await press(user, 'Guardar')
  expect(await screen.findByText('Ricardo Montes se modificó exitosamente.')).toBeVisible()
  await gone()
  expect(await (await rowOf('Montes')).findByText('No Vigente')).toBeVisible()
  expect(managersIn(mock)).toMatchObject({ Montes: 'INVALID' })
  expect((await rowOf('Montes')).getByRole('button', { name: /^Reenviar/ })).toHaveAccessibleDescription(
    'No se puede invitar a un responsable de obra no vigente',
  )
})

test('requires a status for a suspended manager', async () => {
  const { user, mock } = await openManagers('&vista=editar&id=603')
  const open = await dialog('Editar responsable')
  expect(await open.findByText('Suspendido')).toBeVisible()
  expect(open.getByRole('radio', { name: 'Vigente' })).not.toBeChecked()
  await press(user, 'Guardar')
  expect(open.getByRole('radiogroup', { name: /^Estado/ })).toHaveAccessibleDescription(
    'Por favor seleccione el estado del responsable',
  )
  expect(managersIn(mock)).toMatchObject({ 'Funes Ochoa': 'SUSPENDED' })
  await user.click(open.getByRole('radio', { name: 'Vigente' }))
  await press(user, 'Guardar')
  expect(await screen.findByText('Lucrecia Funes Ochoa se modificó exitosamente.')).toBeVisible()
  await gone()
  expect(await (await rowOf('Funes Ochoa')).findByText('Activo')).toBeVisible()
})

const failed = 'Ha ocurrido un error al editar al responsable de obra.'

test('shows a failure and each sentence of the backend in the form', async () => {
  const { user, mock } = await openManagers('&vista=editar&id=602')
  const open = await dialog('Editar responsable')
  await user.click(await open.findByRole('radio', { name: 'No vigente' }))
  await setFaults(mock, [{ operationId: 'updateWorkManager', status: 500 }])
  await press(user, 'Guardar')
  expect(await open.findByText(failed)).toBeVisible()
  for (const [body, sentences] of [
    [{ non_field_errors: ['Primero esto.', 'Y después esto.'] }, ['Primero esto.', 'Y después esto.']],
    [{ detail: 'La obra está cerrada.' }, ['La obra está cerrada.']],
    [{ message: ['No se puede hoy.'] }, ['No se puede hoy.']],
    [{ message: 'Mañana sí.' }, ['Mañana sí.']],
    [{}, [failed]],
  ] as const) {
    await setFaults(mock, [{ operationId: 'updateWorkManager', status: 400, body }])
    await press(user, 'Guardar')
    for (const sentence of sentences) expect(await open.findByText(sentence)).toBeVisible()
  }
  expect(managersIn(mock)).toMatchObject({ Montes: 'CURRENT' })
  await setFaults(mock, [])
  await press(user, 'Guardar')
  await gone()
  expect(managersIn(mock)).toMatchObject({ Montes: 'INVALID' })
})

test('explains that the user no longer manages the work, and reloads the list', async () => {
  const { user, mock } = await openManagers('&vista=editar&id=602')
  const open = await dialog('Editar responsable')
  await user.click(await open.findByRole('radio', { name: 'No vigente' }))
  await setStatus(mock, 601, 'SUSPENDED')
  await press(user, 'Guardar')
  expect(
    await screen.findByText(
      'Solo puede hacerlo un residente del lote que también es responsable vigente de la obra.',
    ),
  ).toBeVisible()
  await press(user, 'Cerrar')
  await gone()
  expect(await (await rowOf('Ibáñez')).findByText('Suspendido')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Editar|Enviar|Agregar/ })).not.toBeInTheDocument()
  expect(managersIn(mock)).toMatchObject({ Montes: 'CURRENT' })
})

test('asks before leaving with another status', async () => {
  const { user, mock } = await openManagers('&vista=editar&id=602')
  const open = await dialog('Editar responsable')
  await user.click(await open.findByRole('radio', { name: 'No vigente' }))
  await press(user, 'Cancelar')
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await gone()
  expect(window.location.search).toBe('?tab=responsables')
  expect(managersIn(mock)).toMatchObject({ Montes: 'CURRENT' })
})
