import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enterSession, getSessionState } from '@/session/session-store'
import { renderScreen } from '../support/render-screen'

test('signs out although the token cannot be sent in a header', async () => {
  const { user } = await renderScreen('/profile', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: /^Bienvenido\/a/ }))
  const { session } = getSessionState()
  if (session) act(() => enterSession({ ...session, token: 't-\n1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Salir' }))
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
  expect(localStorage.getItem('portal.session')).toBeNull()
})
