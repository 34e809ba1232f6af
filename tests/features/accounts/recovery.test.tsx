// These imports load the lazy screens before the first test, so that no test waits for them.
import '@/features/accounts/recovery/PasswordRequestScreen'
import '@/features/accounts/recovery/PasswordRecoverScreen'

import { screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { renderScreen, setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'

const findEmailField = () => screen.findByRole('textbox', { name: /^Email/ })
const getSendButton = () => screen.getByRole('button', { name: 'Enviar el enlace' })
const findPasswordField = () => screen.findByLabelText(/^Contraseña nueva/)
const getRepeatField = () => screen.getByLabelText(/^Repetir la contraseña/)
const getChangeButton = () => screen.getByRole('button', { name: 'Cambiar la contraseña' })
const validLink = '/password-recover/demo-uid/demo-token'
const findLoginButton = () => screen.findByRole('button', { name: 'Acceder' })

async function submitPassword(user: Awaited<ReturnType<typeof renderScreen>>['user'], text: string) {
  await user.clear(await findPasswordField())
  await user.type(await findPasswordField(), text)
  await user.clear(getRepeatField())
  await user.type(getRepeatField(), text)
  await user.click(getChangeButton())
}

test('requests a recovery link for an email that is typed with capitals and spaces', async () => {
  const { user, mock } = await renderScreen('/password-request')
  const countBefore = mock.db.recoveryLinks.all().length
  await user.type(await findEmailField(), '  Residente@Demo.AR ')
  await user.click(getSendButton())
  expect(await screen.findByText('Se ha enviado un email para recuperar su contraseña.')).toBeVisible()
  expect(window.location.pathname).toBe('/login')
  expect(await findLoginButton()).toBeVisible()
  expect(mock.db.recoveryLinks.all()).toHaveLength(countBefore + 1)
  const mail = mock.db.mailbox.all().findLast(({ kind }) => kind === 'recovery')
  expect(mail).toMatchObject({ to: 'residente@demo.ar', at: '2026-03-16T13:00:00.000Z' })
})

test('shows the success message for an unknown email too, although the backend sends no mail', async () => {
  const { user, mock } = await renderScreen('/password-request')
  await user.type(await findEmailField(), 'nadie@demo.ar{Enter}')
  expect(await screen.findByText('Se ha enviado un email para recuperar su contraseña.')).toBeVisible()
  expect(mock.db.mailbox.all().some(({ to }) => to === 'nadie@demo.ar')).toBe(false)
})

test('rejects a missing or invalid email, keeps the typed email after a failure, and accepts a retry', async () => {
  const { user, mock } = await renderScreen('/password-request', {
    faults: [{ operationId: 'requestPasswordRecovery', status: 500, times: 1 }],
  })
  await findEmailField()
  await user.click(getSendButton())
  expect(await findEmailField()).toHaveAccessibleDescription('Por favor ingrese su email')
  expect(await findEmailField()).toHaveFocus()
  await user.type(await findEmailField(), 'residente')
  expect(await findEmailField()).toHaveAccessibleDescription('Por favor ingrese un email válido')
  await user.type(await findEmailField(), '@demo.ar')
  await user.click(getSendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Tuvimos un problema de nuestro lado.')
  expect(await findEmailField()).toHaveValue('residente@demo.ar')
  expect(mock.db.recoveryLinks.all().filter(({ uid }) => uid !== 'demo-uid')).toEqual([])
  await user.click(getSendButton())
  expect(await findLoginButton()).toBeVisible()
})

test('sets a new password, and leaves no token in the address, the history, the storage or the page', async () => {
  const { user, mock } = await renderScreen(validLink)
  await findPasswordField()
  expect(window.location.pathname).toBe('/password-recover')
  await submitPassword(user, 'jacaranda9')
  expect(await screen.findByText('La contraseña ha sido modificada exitosamente.')).toBeVisible()
  expect(await findLoginButton()).toBeVisible()
  expect(window.location.pathname).toBe('/login')
  expect(mock.db.users.by('email', 'residente@demo.ar')[0]?.password).toBe('jacaranda9')
  const storedText = JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])
  expect(storedText).not.toContain('demo-token')
  expect(document.body.innerHTML).not.toContain('demo-token')
})

test('ends the session of a signed-in user who sets a new password', async () => {
  const { user, mock } = await renderScreen(validLink, { as: 'residente' })
  await submitPassword(user, 'jacaranda9')
  expect(await findLoginButton()).toBeVisible()
  expect(mock.db.sessions.all().every(({ is_closed }) => is_closed)).toBe(true)
})

test('shows a missing password and a differing repetition as errors at their fields', async () => {
  const { user } = await renderScreen(validLink)
  await findPasswordField()
  await user.click(getChangeButton())
  await waitFor(async () => expect(await findPasswordField()).toHaveFocus())
  expect(await findPasswordField()).toHaveAccessibleDescription(/^Campo requerido\./)
  await user.type(await findPasswordField(), 'jacaranda9')
  await user.type(getRepeatField(), 'jacaranda8')
  expect(getRepeatField()).toHaveAccessibleDescription('Las contraseñas no coinciden')
})

test.runIf(isFullRun)(
  "shows the backend's error at the password field, and accepts a corrected password",
  async () => {
    const { user } = await renderScreen(validLink)
    await submitPassword(user, 'Carolina1')
    await waitFor(async () =>
      expect(await findPasswordField()).toHaveAccessibleDescription(
        /^La contraseña es demasiado parecida a tus datos personales\./,
      ),
    )
    expect(screen.queryByText('En 10 segundos te llevamos a la página de ingreso.')).not.toBeInTheDocument()
    await submitPassword(user, 'jacaranda9')
    expect(await findLoginButton()).toBeVisible()
  },
)

test('explains an expired link for ten seconds, and then opens the sign-in', async () => {
  const { user } = await renderScreen('/password-recover/demo-uid/expired-token')
  await findPasswordField()
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date('2026-03-16T10:00:00-03:00'),
  })
  await submitPassword(user, 'jacaranda9')
  const sentence = 'Caducó el tiempo para recuperar la contraseña, por favor vuelva a empezar.'
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  expect(screen.getByText('En 10 segundos te llevamos a la página de ingreso.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/password-request')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(window.location.pathname).toBe('/password-recover')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(window.location.pathname).toBe('/login')
})

test('explains a failed connection and status 500, and accepts a retry after each failure', async () => {
  const { user, mock } = await renderScreen(validLink, {
    faults: [{ operationId: 'confirmPasswordRecovery', status: 'network' }],
  })
  await submitPassword(user, 'jacaranda9')
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
  await setFaults(mock, [{ operationId: 'confirmPasswordRecovery', status: 500 }])
  await user.click(getChangeButton())
  expect(
    (await screen.findAllByText('Ha ocurrido un error, por favor contacte con soporte.')).length,
  ).toBeGreaterThan(0)
  await setFaults(mock, [])
  // Ten seconds after status 500, the form opens the sign-in. Until then, a retry is possible.
  await user.click(getChangeButton())
  expect(await screen.findByText('La contraseña ha sido modificada exitosamente.')).toBeVisible()
  expect(mock.db.users.by('email', 'residente@demo.ar')[0]?.password).toBe('jacaranda9')
})

test('reports success on the next press if the password changed but the response was lost', async () => {
  const { user, mock } = await renderScreen(validLink, {
    faults: [{ operationId: 'confirmPasswordRecovery', status: 'lost', times: 1 }],
  })
  await submitPassword(user, 'jacaranda9')
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
  await user.click(getChangeButton())
  expect(await screen.findByText('La contraseña ha sido modificada exitosamente.')).toBeVisible()
  expect(mock.db.users.by('email', 'residente@demo.ar')[0]?.password).toBe('jacaranda9')
})

test('says that the first password counts if the user changes it after a lost response', async () => {
  const { user, mock } = await renderScreen(validLink, {
    faults: [{ operationId: 'confirmPasswordRecovery', status: 'lost', times: 1 }],
  })
  await submitPassword(user, 'jacaranda9')
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
  await submitPassword(user, 'lapacho12')
  const sentence =
    'Tu contraseña ya cambió: quedó la que escribiste antes. Ingresá con ella o pedí otro enlace.'
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  expect(mock.db.users.by('email', 'residente@demo.ar')[0]?.password).toBe('jacaranda9')
})

test.each([
  '/password-recover',
  '/password-recover/demo-uid',
  '/password-recover/demo-uid/%20',
  '/password-recover/%00/x',
])('says that the link %s is incomplete, and offers the form for a new link', async (address) => {
  const { user } = await renderScreen(address)
  expect(await screen.findByRole('heading', { name: 'El enlace no está completo' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Pedir otro enlace' }))
  expect(await findEmailField()).toBeVisible()
})

test('keeps a hostile uid or token within its own segment of the path', () => {
  // The test of incomplete links covers the empty text.
  for (const text of hostileTexts.filter((text) => text !== ''))
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
