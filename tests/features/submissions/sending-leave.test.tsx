import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { addWorker, attach, fileOf, fillPolicy, openNew, section, send } from './new-steps'

const refusal = { policy_number: ['Esa póliza ya fue presentada.'] }

const fill = async (user: UserEvent) => {
  await addWorker(user, '21935593')
  await fillPolicy(user)
  await attach(section('Documentos'), /^Documentos/, fileOf('póliza.pdf'))
}

/** Opens a policy whose first send failed and whose retry was refused. */
async function openRefused() {
  const view = await openNew('seguros', {
    faults: [
      { operationId: 'createInsuranceSubmission', status: 500, times: 1 },
      { operationId: 'createInsuranceSubmission', status: 400, times: 1, body: refusal },
    ],
  })
  await fill(view.user)
  await send(view.user)
  await view.user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect((await screen.findAllByText('Esa póliza ya fue presentada.'))[0]).toBeVisible()
  return view
}

const question = async () => within(await screen.findByRole('alertdialog', { name: /^¿Salir sin / }))

/** Cancels leaving and expects the form to be unchanged. */
async function cancelLeaving(user: UserEvent) {
  await user.click((await question()).getByRole('button', { name: /^Seguir / }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(window.location.pathname).toBe('/submissions/101/new')
  expect(screen.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-77')
  expect(screen.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeVisible()
  expect(section('Documentos').getByRole('listitem', { name: 'póliza.pdf' })).toBeVisible()
}

const link = (name: string) => (user: UserEvent) =>
  user.click(screen.getAllByRole('link', { name })[0] as HTMLElement)

const fromMenu = (name: string) => async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: /^Bienvenido\/a/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const waysOut = {
  Cancelar: link('Cancelar'),
  'a section': link('Movimientos'),
  'the profile': fromMenu('Mi perfil'),
  'signing out': fromMenu('Salir'),
}

test('confirms each way to leave a form that was refused on the retry', async () => {
  const { user } = await openRefused()
  for (const leave of Object.values(waysOut)) {
    await leave(user)
    await cancelLeaving(user)
  }
  expect(closeTab()).toBe(true)
  await waysOut.Cancelar(user)
  await user.click((await question()).getByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(window.location.pathname).toBe('/submissions'))
})

test('confirms each way to leave an unsent form, with and without changes', async () => {
  const { user, mock } = await openNew('seguros', {
    faults: [{ operationId: 'createInsuranceSubmission', status: 500 }],
  })
  await fill(user)
  await send(user)
  await screen.findByRole('button', { name: 'Reintentar' })
  for (const leave of Object.values(waysOut)) {
    await leave(user)
    await cancelLeaving(user)
  }
  await user.type(screen.getByRole('textbox', { name: /^Observaciones/ }), 'Dos ayudantes.')
  await waysOut.Cancelar(user)
  await cancelLeaving(user)
  expect(closeTab()).toBe(true)
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
  expect(closeTab()).toBe(false)
})
