import { createMock } from '@mocks/node'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/App'
import { paths } from '@/paths'
import { restoreSession, sessionState } from '@/session/session-store'
import { renderScreen } from '../support/render-screen'
import { wholeText } from '../support/whole-text'

const mark = () => screen.findByText(wholeText('Sin conexión, guardado el 16-03-2026 10:00'))
const code = () => screen.findByRole('img', { name: 'Código QR del pase' })

/** The network goes, or comes back, and the browser tells. */
async function become(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  await act(async () => {
    window.dispatchEvent(new Event(state))
  })
}

/** Opens the pass of the gardener, which is kept from then on. */
async function seePass() {
  const gardener = (await createMock()).db.authorizations.all().find(({ name }) => name === 'Jardinero')
  const opened = await renderScreen(paths.pass(gardener?.id ?? 0), { as: 'residente' })
  await code()
  return opened
}

/** A reload long after: the session has ended meanwhile. */
function reloadLater() {
  const text = localStorage.getItem('portal.session') ?? ''
  localStorage.setItem('portal.session', JSON.stringify({ ...JSON.parse(text), expires_at: 1 }))
  restoreSession()
  expect(sessionState().session).toBeUndefined()
  return render(<App />)
}

test('shows a saved pass offline without a session', async () => {
  const { unmount } = await seePass()
  unmount()
  await become('offline')
  reloadLater()
  expect(await mark()).toBeVisible()
  expect(await code()).toBeVisible()
  expect(screen.getByText(/^Tu sesión venció\. Cuando vuelva la conexión/)).toBeVisible()
  await become('online')
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('asks for a sign-in only with a connection if the session expires over a pass', async () => {
  await seePass()
  await become('offline')
  const stored = JSON.parse(localStorage.getItem('portal.session') ?? '')
  localStorage.setItem('portal.session', JSON.stringify({ ...stored, expires_at: 1 }))
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session' }))
  })
  expect(sessionState().isExpired).toBe(true)
  expect(await code()).toBeVisible()
  expect(screen.queryByText('Tu sesión venció')).not.toBeInTheDocument()
  await become('online')
  expect(await screen.findByText('Tu sesión venció')).toBeVisible()
})

test('shows the sign-in after a sign-out, online or offline', async () => {
  const { user, unmount } = await seePass()
  await user.click(screen.getByRole('button', { name: /^Bienvenido\/a/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Salir' }))
  await screen.findByRole('button', { name: 'Acceder' })
  await waitFor(() => expect(localStorage.getItem('portal.passes')).toBeNull())
  unmount()
  await become('offline')
  window.history.replaceState(null, '', '/preauthorization/pass/7003')
  render(<App />)
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})
