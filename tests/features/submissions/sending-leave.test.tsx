import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  addWorker,
  attachFiles,
  clickSend,
  createFile,
  fillPolicy,
  getSection,
  openNewSubmission,
} from './new-steps'

const refusalBody = { policy_number: ['Esa póliza ya fue presentada.'] }

const fillForm = async (user: UserEvent) => {
  await addWorker(user, '21935593')
  await fillPolicy(user)
  await attachFiles(getSection('Documentos'), /^Documentos/, createFile('póliza.pdf'))
}

/** Fills and sends a new submission. The first call fails with 500, and the backend refuses the retry with a field error. */
async function openRefusedForm() {
  const view = await openNewSubmission('seguros', {
    faults: [
      { operationId: 'createInsuranceSubmission', status: 500, times: 1 },
      { operationId: 'createInsuranceSubmission', status: 400, times: 1, body: refusalBody },
    ],
  })
  await fillForm(view.user)
  await clickSend(view.user)
  await view.user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect((await screen.findAllByText('Esa póliza ya fue presentada.'))[0]).toBeVisible()
  return view
}

const findConfirmation = async () => within(await screen.findByRole('alertdialog', { name: /^¿Salir sin / }))

/** Chooses in the confirmation dialog to stay on the page, and expects that the form still has its values. */
async function cancelLeaving(user: UserEvent) {
  await user.click((await findConfirmation()).getByRole('button', { name: /^Seguir / }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(window.location.pathname).toBe('/submissions/101/new')
  expect(screen.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('4501-77')
  expect(screen.getByRole('rowheader', { name: 'Héctor Bustos' })).toBeVisible()
  expect(getSection('Documentos').getByRole('listitem', { name: 'póliza.pdf' })).toBeVisible()
}

const leaveByLink = (name: string) => (user: UserEvent) =>
  user.click(screen.getAllByRole('link', { name })[0] as HTMLElement)

const leaveByMenu = (name: string) => async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: /^Bienvenido\/a/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

/** Tells whether the browser would ask for confirmation before it closes the tab. */
const hasTabCloseWarning = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const leaveActions = {
  Cancelar: leaveByLink('Cancelar'),
  'a section': leaveByLink('Movimientos'),
  'the profile': leaveByMenu('Mi perfil'),
  'signing out': leaveByMenu('Salir'),
}

test.runIf(isFullRun)('after a refused retry, asks before each way to leave the form', async () => {
  const { user } = await openRefusedForm()
  for (const leave of Object.values(leaveActions)) {
    await leave(user)
    await cancelLeaving(user)
  }
  expect(hasTabCloseWarning()).toBe(true)
  await leaveActions.Cancelar(user)
  await user.click((await findConfirmation()).getByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(window.location.pathname).toBe('/submissions'))
})

test.runIf(isFullRun)(
  'after a failure, asks before each way to leave the form until a retry succeeds',
  async () => {
    const { user, mock } = await openNewSubmission('seguros', {
      faults: [{ operationId: 'createInsuranceSubmission', status: 500 }],
    })
    await fillForm(user)
    await clickSend(user)
    await screen.findByRole('button', { name: 'Reintentar' })
    for (const leave of Object.values(leaveActions)) {
      await leave(user)
      await cancelLeaving(user)
    }
    await user.type(screen.getByRole('textbox', { name: /^Observaciones/ }), 'Dos ayudantes.')
    await leaveActions.Cancelar(user)
    await cancelLeaving(user)
    expect(hasTabCloseWarning()).toBe(true)
    await setFaults(mock, [])
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await screen.findByRole('heading', { name: 'Presentación de seguro A.R.T. enviada' })
    expect(hasTabCloseWarning()).toBe(false)
  },
)
