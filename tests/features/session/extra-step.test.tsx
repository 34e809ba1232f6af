import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { applyConfig } from '@/config'
import { getSessionState } from '@/session/session-store'
import { renderScreen } from '../../support/render-screen'

/* The extra step is the second step of the login card. It asks a user who has several destinations how to continue. */

/** jsdom cannot navigate to another page, so the address of the administration is a fragment of the login page. */
const loginUrl = `${window.location.origin}/login#`
const configureAdministration = async () => {
  applyConfig({ apiUrl: window.location.origin, adminUrl: `${loginUrl}/administracion` })
}
const expectAdministrationAddress = () =>
  expect(window.location.href).toBe(`${loginUrl}/administracion/customer-selection`)

async function signIn(address: string, username: string, prepare?: () => Promise<void>) {
  const { user, mock } = await renderScreen(address, { prepare })
  await user.type(await screen.findByRole('textbox', { name: /Email o DNI/ }), username)
  await user.type(screen.getByLabelText(/^Contraseña/), 'Demo1234{Enter}')
  return { user, mock }
}

const findChoices = async () => {
  await screen.findByRole('heading', { level: 1, name: '¿Cómo querés continuar?' })
  return screen.getAllByRole('button').map((button) => button.textContent)
}

test('offers three destinations to a resident who is also an auditor', async () => {
  await signIn('/login', 'consejo@demo.ar', configureAdministration)
  expect(await findChoices()).toEqual(['Portal de residentes', 'Obras', 'Administración web'])
})

test('offers two destinations to an administrator without a lot', async () => {
  const { user } = await signIn('/login', 'admin@demo.ar', configureAdministration)
  expect(await findChoices()).toEqual(['Obras', 'Administración web'])
  await user.click(screen.getByRole('button', { name: 'Obras' }))
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('opens the works for an administrator if no web administration is configured', async () => {
  await signIn('/login', 'admin@demo.ar')
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('opens the authorizations for a resident without other destinations', async () => {
  await signIn('/login', 'residente@demo.ar', configureAdministration)
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

test('writes the session into the cookie of the web administration, and opens the administration', async () => {
  const { user, mock } = await signIn('/login', 'admin@demo.ar', configureAdministration)
  await findChoices()
  let cookieText = ''
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    cookieText = text.split(';')[0] ?? ''
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookieText)
  await user.click(screen.getByRole('button', { name: 'Administración web' }))
  await waitFor(expectAdministrationAddress)
  expect(decodeURIComponent(cookieText)).toContain(mock.db.sessions.all()[0]?.token)
  expect(getSessionState().session).toBeUndefined()
  expect(localStorage.getItem('portal.session')).toBeNull()
})

test('explains that the administration cannot open without the cookie, and still offers the portal', async () => {
  const { user } = await signIn('/login', 'consejo@demo.ar', configureAdministration)
  await findChoices()
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Administración web' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos abrir la administración web')
  await user.click(screen.getByRole('button', { name: 'Portal de residentes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})
