import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignInPage } from '@/features/session/SignInPage'
import { getSessionState } from '@/session/session-store'
import { createUser } from '../../support/create-user'
import { startBackend } from '../../support/start-backend'

/** The mock makes the import of the code that follows the form fail, as it does without a connection. */
vi.mock('@/features/session/send-credentials', () => {
  throw new Error('offline')
})

test('a sign-in whose code cannot be loaded reports a lost connection, and keeps the typed values', async () => {
  await startBackend()
  const onEnter = vi.fn(async () => {})
  render(<SignInPage onEnter={onEnter} />)
  const user = createUser()
  await user.type(screen.getByRole('textbox', { name: /Email o DNI/ }), 'residente@demo.ar')
  await user.type(screen.getByLabelText(/^Contraseña/), 'Demo1234{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
  expect(screen.getByRole('textbox', { name: /Email o DNI/ })).toHaveValue('residente@demo.ar')
  expect(getSessionState().session).toBeUndefined()
  expect(onEnter).not.toHaveBeenCalled()
})
