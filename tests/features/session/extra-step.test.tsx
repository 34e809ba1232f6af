import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { applyConfig } from '@/config'
import { getSessionState } from '@/session/session-store'
import { renderScreen } from '../../support/render-screen'

/*
 * The extra step is the second step of the login card. It asks a user who can continue in several places (the portal, the
 * works, the web administration) to choose one of them.
 */

/** jsdom cannot navigate to another page, so the address of the web administration is a fragment of the login page. */
const loginUrl = `${window.location.origin}/login#`
const configureWebAdministration = async () => {
  applyConfig({ apiUrl: window.location.origin, adminUrl: `${loginUrl}/administracion` })
}
const expectWebAdministrationAddress = () =>
  expect(window.location.href).toBe(`${loginUrl}/administracion/customer-selection`)

async function signIn(address: string, username: string, prepare?: () => Promise<void>) {
  const { user, mock } = await renderScreen(address, { prepare })
  await user.type(await screen.findByRole('textbox', { name: /Email o DNI/ }), username)
  await user.type(await screen.findByLabelText(/^Contraseña/), 'Demo1234{Enter}')
  return { user, mock }
}

const findChoices = async () => {
  await screen.findByRole('heading', { level: 1, name: '¿Cómo querés continuar?' })
  return screen.getAllByRole('button').map((button) => button.textContent)
}

test('offers portal, works and web administration to a resident who is also an auditor', async () => {
  await signIn('/login', 'consejo@demo.ar', configureWebAdministration)
  expect(await findChoices()).toEqual(['Portal de residentes', 'Obras', 'Administración web'])
})

test('offers works and web administration to an administrator without a lot', async () => {
  const { user } = await signIn('/login', 'admin@demo.ar', configureWebAdministration)
  expect(await findChoices()).toEqual(['Obras', 'Administración web'])
  await user.click(screen.getByRole('button', { name: 'Obras' }))
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('opens the works for an administrator if no web administration is configured', async () => {
  await signIn('/login', 'admin@demo.ar')
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('opens the authorizations for a resident who can continue only in the portal', async () => {
  await signIn('/login', 'residente@demo.ar', configureWebAdministration)
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('opens the works instead of the requested page if the user chooses the works', async () => {
  const { user } = await signIn('/preauthorization/new', 'consejo@demo.ar')
  await findChoices()
  await user.click(screen.getByRole('button', { name: 'Obras' }))
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('opens the requested page if the user chooses the portal', async () => {
  const { user } = await signIn('/preauthorization/new', 'consejo@demo.ar')
  await findChoices()
  await user.click(screen.getByRole('button', { name: 'Portal de residentes' }))
  await waitFor(() => expect(window.location.pathname).toBe('/preauthorization/new'))
})

test('moves the session from the portal to the cookie of the web administration, and opens the web administration', async () => {
  const { user, mock } = await signIn('/login', 'admin@demo.ar', configureWebAdministration)
  await findChoices()
  let cookieText = ''
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    cookieText = text.split(';')[0] ?? ''
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookieText)
  await user.click(screen.getByRole('button', { name: 'Administración web' }))
  await waitFor(expectWebAdministrationAddress)
  expect(decodeURIComponent(cookieText)).toContain(mock.db.sessions.all()[0]?.token)
  expect(getSessionState().session).toBeUndefined()
  expect(localStorage.getItem('portal.session')).toBeNull()
})

test('explains that the web administration cannot open without its cookie, and still offers the portal', async () => {
  const { user } = await signIn('/login', 'consejo@demo.ar', configureWebAdministration)
  await findChoices()
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Administración web' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos abrir la administración web')
  await user.click(screen.getByRole('button', { name: 'Portal de residentes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})
