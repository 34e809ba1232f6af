import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { App } from '@/app/App'
import type { Session } from '@/session/session-schema'
import { renderScreen } from '../support/render-screen'
import { isFullRun } from '../support/scope'
import { isUnloadBlocked } from '../support/unload'

const address = '/preauthorization/new?opciones=todas'
const findTitleField = () => screen.findByLabelText(/^Título/)
const queryNotice = () => screen.queryByText('Recuperamos lo que estabas escribiendo')
const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const findSignIn = () => screen.findByRole('button', { name: 'Acceder' })

async function typeTitle(options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = await renderScreen(address, { as: 'residente', ...options })
  await rendered.user.type(await findTitleField(), 'Asado')
  return rendered
}

async function chooseInMenu(user: UserEvent, item: string) {
  await user.click(screen.getByRole('button', { name: /^Bienvenido/ }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

const readSession = () => JSON.parse(localStorage.getItem('portal.session') ?? '') as Session

/** Stores the session of a sign-in in another tab; undefined for a sign-out there. */
async function signInInAnotherTab(session: Session | undefined) {
  if (session) localStorage.setItem('portal.session', JSON.stringify(session))
  else localStorage.removeItem('portal.session')
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session' }))
  })
}

function openAgain() {
  cleanup()
  window.history.replaceState(null, '', address)
  render(<App />)
}

test('a sign-out in another tab keeps what the user typed for the next sign-in', async () => {
  await typeTitle()
  const session = readSession()
  await signInInAnotherTab(undefined)
  await findSignIn()
  await signInInAnotherTab(session)
  openAgain()
  expect(await findTitleField()).toHaveValue('Asado')
  expect(queryNotice()).toBeVisible()
})

test('another user does not see what the user typed', async () => {
  await typeTitle()
  const session = readSession()
  await signInInAnotherTab(undefined)
  await findSignIn()
  const properties = session.properties.map((lot) => ({ ...lot, person_id: lot.person_id + 1 }))
  await signInInAnotherTab({ ...session, key: 'other', properties })
  openAgain()
  expect(await findTitleField()).toHaveValue('')
  expect(queryNotice()).toBeNull()
})

test.runIf(isFullRun)('a confirmed sign-out removes what the user typed', async () => {
  const { user } = await typeTitle()
  fireEvent(window, new Event('pagehide'))
  expect(localStorage.getItem('portal.drafts')).toContain('Asado')
  await chooseInMenu(user, 'Salir')
  await clickButton(user, 'Salir sin guardar')
  await findSignIn()
  await waitFor(() => expect(localStorage.getItem('portal.drafts')).toBeNull())
})

test('a failed sign-out keeps what the user typed, and the next sign-out asks again', async () => {
  const { user } = await typeTitle({ faults: [{ operationId: 'logout', status: 500, times: 1 }] })
  fireEvent(window, new Event('pagehide'))
  await chooseInMenu(user, 'Salir')
  await clickButton(user, 'Salir sin guardar')
  await screen.findByText('Algo salió mal, por favor vuelva a intentarlo.')
  expect(localStorage.getItem('portal.drafts')).toContain('Asado')
  expect(isUnloadBlocked()).toBe(true)
  await chooseInMenu(user, 'Salir')
  await clickButton(user, 'Seguir editando')
  expect(await findTitleField()).toHaveValue('Asado')
})

test('another neighbourhood is chosen only after a confirmation if a form has changes', async () => {
  const { user } = await renderScreen('/construction/501?tab=nomina&vista=agregar', { as: 'residente' })
  await user.click(await screen.findByRole('radio', { name: /^No vigente/ }))
  const chooser = await screen.findByRole('combobox', { name: 'Barrio' })
  await user.selectOptions(chooser, 'Las Acacias')
  await clickButton(user, 'Seguir editando')
  expect(chooser).toHaveDisplayValue('Los Álamos')
  await user.selectOptions(chooser, 'Las Acacias')
  await clickButton(user, 'Salir sin guardar')
  await waitFor(() => expect(document.title).toMatch(/ – Las Acacias$/))
  expect(localStorage.getItem('portal.drafts')).toBeNull()
})
