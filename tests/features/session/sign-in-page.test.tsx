import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignInPage } from '@/features/session/SignInPage'
import { getSessionState } from '@/session/session-store'
import { createUser } from '../../support/create-user'
import { type BackendOptions, startBackend } from '../../support/start-backend'

/** Renders the page, which has no router, and counts how often it opens the portal. */
async function renderSignIn(options: BackendOptions = {}) {
  await startBackend(options)
  window.history.replaceState(null, '', '/login')
  const entered = Promise.withResolvers<void>()
  const onEnter = vi.fn(() => entered.promise)
  render(<SignInPage onEnter={onEnter} />)
  return { user: createUser(), onEnter, entered }
}

async function signIn(user: ReturnType<typeof createUser>, username: string, password = 'Demo1234') {
  await user.type(await screen.findByRole('textbox', { name: /Email o DNI/ }), username)
  await user.type(screen.getByLabelText(/^Contraseña/), `${password}{Enter}`)
}

test('opens the portal at its first page after the session has begun, and is busy until it is there', async () => {
  const { user, onEnter, entered } = await renderSignIn()
  await signIn(user, 'residente@demo.ar')
  await waitFor(() => expect(onEnter).toHaveBeenCalledOnce())
  expect(getSessionState().session?.user.email).toBe('residente@demo.ar')
  expect(window.location.pathname).toBe('/')
  expect(screen.getByRole('button', { name: /Acceder/ })).toHaveAttribute('aria-busy', 'true')
  entered.resolve()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Acceder' })).not.toHaveAttribute('aria-busy'),
  )
})

test('opens the works that the user chooses', async () => {
  const { user, onEnter } = await renderSignIn()
  await signIn(user, 'consejo@demo.ar')
  await user.click(await screen.findByRole('button', { name: 'Obras' }))
  await waitFor(() => expect(onEnter).toHaveBeenCalledOnce())
  expect(window.location.pathname).toBe('/constructions')
})

test('explains a failure, and opens nothing', async () => {
  const { user, onEnter } = await renderSignIn()
  await signIn(user, 'residente@demo.ar', 'otra')
  expect(await screen.findByRole('alert')).toHaveTextContent('El usuario o la contraseña son incorrectos.')
  expect(onEnter).not.toHaveBeenCalled()
  expect(window.location.pathname).toBe('/login')
})

test('has links to the other pages for guests', async () => {
  await renderSignIn()
  expect(screen.getByRole('link', { name: 'No recuerdo mi clave' })).toHaveAttribute(
    'href',
    '/password-request',
  )
  expect(screen.getByRole('link', { name: 'Recibí un código por email' })).toHaveAttribute(
    'href',
    '/register',
  )
})
