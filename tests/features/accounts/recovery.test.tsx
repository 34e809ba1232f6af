// Imported before the first test, so that no test waits for the import.
import '@/features/accounts/recovery/PasswordRequestScreen'
import '@/features/accounts/recovery/PasswordRecoverScreen'

import { screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { renderScreen, setFaults } from '../../support/render-screen'

const emailField = () => screen.findByRole('textbox', { name: /^Email/ })
const send = () => screen.getByRole('button', { name: 'Enviar el enlace' })
const password = () => screen.findByLabelText(/^Contraseña nueva/)
const repeat = () => screen.getByLabelText(/^Repetir la contraseña/)
const change = () => screen.getByRole('button', { name: 'Cambiar la contraseña' })
const goodLink = '/password-recover/demo-uid/demo-token'
const login = () => screen.findByRole('button', { name: 'Acceder' })

async function choose(user: Awaited<ReturnType<typeof renderScreen>>['user'], text: string) {
  await user.clear(await password())
  await user.type(await password(), text)
  await user.clear(repeat())
  await user.type(repeat(), text)
  await user.click(change())
}

test('requests a link with capitals and spaces in the email', async () => {
  const { user, mock } = await renderScreen('/password-request')
  const before = mock.db.recoveryLinks.all().length
  await user.type(await emailField(), '  Residente@Demo.AR ')
  await user.click(send())
  expect(await screen.findByText('Se ha enviado un email para recuperar su contraseña.')).toBeVisible()
  expect(window.location.pathname).toBe('/login')
  expect(await login()).toBeVisible()
  expect(mock.db.recoveryLinks.all()).toHaveLength(before + 1)
  const mail = mock.db.mailbox.all().findLast(({ kind }) => kind === 'recovery')
  expect(mail).toMatchObject({ to: 'residente@demo.ar', at: '2026-03-16T13:00:00.000Z' })
})

test('shows the same result for an unknown email', async () => {
  const { user, mock } = await renderScreen('/password-request')
  await user.type(await emailField(), 'nadie@demo.ar{Enter}')
  expect(await screen.findByText('Se ha enviado un email para recuperar su contraseña.')).toBeVisible()
  expect(mock.db.mailbox.all().some(({ to }) => to === 'nadie@demo.ar')).toBe(false)
})

test('rejects an invalid email, and keeps the typed email after a failure', async () => {
  const { user, mock } = await renderScreen('/password-request', {
    faults: [{ operationId: 'requestPasswordRecovery', status: 500, times: 1 }],
  })
  await emailField()
  await user.click(send())
  expect(await emailField()).toHaveAccessibleDescription('Por favor ingrese su email')
  expect(await emailField()).toHaveFocus()
  await user.type(await emailField(), 'residente')
  expect(await emailField()).toHaveAccessibleDescription('Por favor ingrese un email válido')
  await user.type(await emailField(), '@demo.ar')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('Tuvimos un problema de nuestro lado.')
  expect(await emailField()).toHaveValue('residente@demo.ar')
  expect(mock.db.recoveryLinks.all().filter(({ uid }) => uid !== 'demo-uid')).toEqual([])
  await user.click(send())
  expect(await login()).toBeVisible()
})

test('sets a new password, and removes the link from the address and the history', async () => {
  const { user, mock } = await renderScreen(goodLink)
  await password()
  expect(window.location.pathname).toBe('/password-recover')
  await choose(user, 'jacaranda9')
  expect(await screen.findByText('La contraseña ha sido modificada exitosamente.')).toBeVisible()
  expect(await login()).toBeVisible()
  expect(window.location.pathname).toBe('/login')
  expect(mock.db.users.by('email', 'residente@demo.ar')[0]?.password).toBe('jacaranda9')
  const storedText = JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])
  expect(storedText).not.toContain('demo-token')
  expect(document.body.innerHTML).not.toContain('demo-token')
})

test('ends the session of a signed-in user after a new password', async () => {
  const { user, mock } = await renderScreen(goodLink, { as: 'residente' })
  await choose(user, 'jacaranda9')
  expect(await login()).toBeVisible()
  expect(mock.db.sessions.all().every(({ is_closed }) => is_closed)).toBe(true)
})

test('shows a missing or different password at its field', async () => {
  const { user } = await renderScreen(goodLink)
  await password()
  await user.click(change())
  await waitFor(async () => expect(await password()).toHaveFocus())
  expect(await password()).toHaveAccessibleDescription(/^Campo requerido\./)
  await user.type(await password(), 'jacaranda9')
  await user.type(repeat(), 'jacaranda8')
  expect(repeat()).toHaveAccessibleDescription('Las contraseñas no coinciden')
})

test("shows the backend's refusal at the password, which can be corrected", async () => {
  const { user } = await renderScreen(goodLink)
  await choose(user, 'Carolina1')
  await waitFor(async () =>
    expect(await password()).toHaveAccessibleDescription(
      /^La contraseña es demasiado parecida a tus datos personales\./,
    ),
  )
  expect(screen.queryByText('En 10 segundos te llevamos a la página de ingreso.')).not.toBeInTheDocument()
  await choose(user, 'jacaranda9')
  expect(await login()).toBeVisible()
})

test('explains an expired link for ten seconds, and then opens the sign-in', async () => {
  const { user } = await renderScreen('/password-recover/demo-uid/expired-token')
  await password()
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date('2026-03-16T10:00:00-03:00'),
  })
  await choose(user, 'jacaranda9')
  const sentence = 'Caducó el tiempo para recuperar la contraseña, por favor vuelva a empezar.'
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  expect(screen.getByText('En 10 segundos te llevamos a la página de ingreso.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/password-request')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(window.location.pathname).toBe('/password-recover')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(window.location.pathname).toBe('/login')
})

test('refers to support after an unknown failure, and sends a lost request again', async () => {
  const { user, mock } = await renderScreen(goodLink, {
    faults: [{ operationId: 'confirmPasswordRecovery', status: 'network' }],
  })
  await choose(user, 'jacaranda9')
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
  await setFaults(mock, [{ operationId: 'confirmPasswordRecovery', status: 500 }])
  await user.click(change())
  expect(
    (await screen.findAllByText('Ha ocurrido un error, por favor contacte con soporte.')).length,
  ).toBeGreaterThan(0)
  await setFaults(mock, [])
  // A retry is possible before the ten seconds are over.
  await user.click(change())
  expect(await screen.findByText('La contraseña ha sido modificada exitosamente.')).toBeVisible()
  expect(mock.db.users.by('email', 'residente@demo.ar')[0]?.password).toBe('jacaranda9')
})

test.each([
  '/password-recover',
  '/password-recover/demo-uid',
  '/password-recover/demo-uid/%20',
  '/password-recover/%00/x',
])('explains the broken link %s, and offers a new one', async (address) => {
  const { user } = await renderScreen(address)
  expect(await screen.findByRole('heading', { name: 'El enlace no está completo' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Pedir otro enlace' }))
  expect(await emailField()).toBeVisible()
})

test('keeps a hundred hostile links within their path segments', () => {
  // An empty text is not a link: see the broken links above.
  for (const text of hostileTexts.filter((one) => one !== ''))
    for (const [uid, token] of [
      [text, 'x'],
      ['x', text],
    ] as const) {
      const address = paths.passwordRecover(uid, token)
      expect(address.split('/')).toHaveLength(4)
      expect(matchPath(paths.passwordRecover.pattern, address)?.pattern.path).toBe(
        '/password-recover/:uid/:token',
      )
    }
})
