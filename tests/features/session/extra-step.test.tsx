import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { applyConfig } from '@/config'
import { sessionState } from '@/session/session-store'
import { renderScreen } from '../../support/render-screen'

/** jsdom cannot navigate to another page, so the administration is a fragment of this one. */
const here = `${window.location.origin}/login#`
const withAdministration = async () => {
  applyConfig({ apiUrl: window.location.origin, adminUrl: `${here}/administracion` })
}
const gone = () => expect(window.location.href).toBe(`${here}/administracion/customer-selection`)

async function signIn(address: string, username: string, before?: () => Promise<void>) {
  const { user, mock } = await renderScreen(address, { before })
  await user.type(await screen.findByRole('textbox', { name: /Email o DNI/ }), username)
  await user.type(screen.getByLabelText(/^Contraseña/), 'Demo1234{Enter}')
  return { user, mock }
}

const choices = async () => {
  await screen.findByRole('heading', { level: 1, name: '¿Cómo querés continuar?' })
  return screen.getAllByRole('button').map((button) => button.textContent)
}

test('offers three destinations to a resident who audits', async () => {
  await signIn('/login', 'consejo@demo.ar', withAdministration)
  expect(await choices()).toEqual(['Portal de residentes', 'Obras', 'Administración web'])
})

test('offers two destinations to an administrator without a lot', async () => {
  const { user } = await signIn('/login', 'admin@demo.ar', withAdministration)
  expect(await choices()).toEqual(['Obras', 'Administración web'])
  await user.click(screen.getByRole('button', { name: 'Obras' }))
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('offers an administrator no choice without a web administration', async () => {
  await signIn('/login', 'admin@demo.ar')
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('offers no choice to a resident or a work manager', async () => {
  await signIn('/login', 'residente@demo.ar', withAdministration)
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('does not return from the works to a page outside the works', async () => {
  const { user } = await signIn('/preauthorization/new', 'consejo@demo.ar')
  await choices()
  await user.click(screen.getByRole('button', { name: 'Obras' }))
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('returns to the requested page in the portal', async () => {
  const { user } = await signIn('/preauthorization/new', 'consejo@demo.ar')
  await choices()
  await user.click(screen.getByRole('button', { name: 'Portal de residentes' }))
  await waitFor(() => expect(window.location.pathname).toBe('/preauthorization/new'))
})

test('passes the session to the web administration, and redirects while its cookie exists', async () => {
  const { user, mock } = await signIn('/login', 'admin@demo.ar', withAdministration)
  await choices()
  let jar = ''
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    jar = text.split(';')[0] ?? ''
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  await user.click(screen.getByRole('button', { name: 'Administración web' }))
  await waitFor(gone)
  expect(decodeURIComponent(jar)).toContain(mock.db.sessions.all()[0]?.token)
  expect(sessionState().session).toBeUndefined()
  expect(localStorage.getItem('portal.session')).toBeNull()
})

test('explains that the browser rejects the cookie, and keeps the other choices', async () => {
  const { user } = await signIn('/login', 'consejo@demo.ar', withAdministration)
  await choices()
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Administración web' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos abrir la administración web')
  await user.click(screen.getByRole('button', { name: 'Portal de residentes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})
