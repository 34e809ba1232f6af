import { createMock } from '@mocks/node'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/App'
import { paths } from '@/paths'
import { getSessionState, restoreSession } from '@/session/session-store'
import { renderScreen } from '../support/render-screen'
import { matchWholeText } from '../support/whole-text'

const findOfflineNotice = () =>
  screen.findByText(matchWholeText('Sin conexión, guardado el 16-03-2026 10:00'))
const findCode = () => screen.findByRole('img', { name: 'Código QR del pase' })

/** Makes the browser online or offline, and dispatches the event of the change. */
async function setNetwork(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  await act(async () => {
    window.dispatchEvent(new Event(state))
  })
}

/** Opens the pass of the gardener's authorization. The portal then saves the pass. */
async function openPass() {
  const authorization = (await createMock()).db.authorizations.all().find(({ name }) => name === 'Jardinero')
  const rendered = await renderScreen(paths.pass(authorization?.id ?? 0), { as: 'residente' })
  await findCode()
  return rendered
}

/** Lets the session expire, and renders the portal as a reload would. */
function expireAndReload() {
  const text = localStorage.getItem('portal.session') ?? ''
  localStorage.setItem('portal.session', JSON.stringify({ ...JSON.parse(text), expires_at: 1 }))
  restoreSession()
  expect(getSessionState().session).toBeUndefined()
  return render(<App />)
}

test('after the session expired, shows a saved pass offline and the sign-in online', async () => {
  const { unmount } = await openPass()
  unmount()
  await setNetwork('offline')
  expireAndReload()
  expect(await findOfflineNotice()).toBeVisible()
  expect(await findCode()).toBeVisible()
  expect(screen.getByText(/^Tu sesión venció\. Cuando vuelva la conexión/)).toBeVisible()
  await setNetwork('online')
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('keeps an open pass if the session expires offline, and asks for a sign-in online', async () => {
  await openPass()
  await setNetwork('offline')
  const storedSession = JSON.parse(localStorage.getItem('portal.session') ?? '')
  localStorage.setItem('portal.session', JSON.stringify({ ...storedSession, expires_at: 1 }))
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session' }))
  })
  expect(getSessionState().isExpired).toBe(true)
  expect(await findCode()).toBeVisible()
  expect(screen.queryByText('Tu sesión venció')).not.toBeInTheDocument()
  await setNetwork('online')
  expect(await screen.findByText('Tu sesión venció')).toBeVisible()
})

test('deletes the saved passes at the sign-out, and then shows the sign-in even offline', async () => {
  const { user, unmount } = await openPass()
  await user.click(screen.getByRole('button', { name: /^Bienvenido\/a/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Salir' }))
  await screen.findByRole('button', { name: 'Acceder' })
  await waitFor(() => expect(localStorage.getItem('portal.passes')).toBeNull())
  unmount()
  await setNetwork('offline')
  window.history.replaceState(null, '', '/preauthorization/pass/7003')
  render(<App />)
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})
