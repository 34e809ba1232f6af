import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

const findUsernameField = () => screen.findByRole('textbox', { name: /Email o DNI/ })
const getPasswordField = () => screen.getByLabelText(/^Contraseña/)
const getSubmitButton = () => screen.getByRole('button', { name: 'Acceder' })

test('signs in with capitals and spaces in the email, and opens the authorizations', async () => {
  const { user, mock } = await renderScreen('/login')
  await user.type(await findUsernameField(), '  Residente@Demo.AR ')
  await user.type(getPasswordField(), 'Demo1234{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(window.location.pathname).toBe('/')
  expect(mock.db.sessions.all()).toHaveLength(1)
})

test.each(['30111222', '30.111.222', ' 30 111 222'])('signs in with the document number %j', async (text) => {
  const { user } = await renderScreen('/login')
  await user.type(await findUsernameField(), text)
  await user.type(getPasswordField(), 'Demo1234{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('shows each missing value at its field, and focuses the first field', async () => {
  const { user } = await renderScreen('/login')
  await findUsernameField()
  await user.click(getSubmitButton())
  await waitFor(async () =>
    expect(await findUsernameField()).toHaveAccessibleDescription('Por favor ingrese su email o DNI'),
  )
  expect(getPasswordField()).toHaveAccessibleDescription('Por favor ingrese su contraseña')
  await waitFor(async () => expect(await findUsernameField()).toHaveFocus())
})

test('explains a wrong password, keeps the username and allows a retry', async () => {
  const { user } = await renderScreen('/login')
  await user.type(await findUsernameField(), 'residente@demo.ar')
  await user.type(getPasswordField(), 'otra{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('El usuario o la contraseña son incorrectos.')
  expect(await findUsernameField()).toHaveValue('residente@demo.ar')
  await user.clear(getPasswordField())
  await user.type(getPasswordField(), 'Demo1234{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test.each([
  [{ status: 500 } as const, 'Ha ocurrido un error inesperado. Por favor intente más tarde.'],
  [
    { status: 'network' } as const,
    'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
  ],
  [
    { status: 'garbage' } as const,
    'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.',
  ],
])(
  'explains that the sign-in failed with %o, and keeps the values for a retry',
  async ({ status }, message) => {
    const { user, mock } = await renderScreen('/login', { faults: [{ operationId: 'login', status }] })
    await user.type(await findUsernameField(), 'residente@demo.ar')
    await user.type(getPasswordField(), 'Demo1234{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(await findUsernameField()).toHaveValue('residente@demo.ar')
    expect(getPasswordField()).toHaveValue('Demo1234')
    await setFaults(mock, [])
    await user.click(getSubmitButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  },
)

test('links to the password recovery, the registration and the help', async () => {
  await renderScreen('/login')
  await findUsernameField()
  expect(screen.getByRole('link', { name: 'No recuerdo mi clave' })).toHaveAttribute(
    'href',
    '/password-request',
  )
  expect(screen.getByRole('link', { name: 'Recibí un código por email' })).toHaveAttribute(
    'href',
    '/register',
  )
  expect(screen.getByRole('link', { name: /Ayuda al usuario/ })).toHaveAttribute(
    'href',
    'https://ayuda.example/formulario',
  )
})

test('opens the works for a work manager', async () => {
  const { user } = await renderScreen('/login')
  await user.type(await findUsernameField(), 'obra@demo.ar')
  await user.type(getPasswordField(), 'Demo1234{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('lets a resident who is also an auditor choose between the portal and the works', async () => {
  const { user } = await renderScreen('/login')
  await user.type(await findUsernameField(), 'consejo@demo.ar')
  await user.type(getPasswordField(), 'Demo1234{Enter}')
  expect(await screen.findByRole('heading', { name: '¿Cómo querés continuar?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Obras' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Portal de residentes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('returns to the requested page after the sign-in', async () => {
  const { user } = await renderScreen('/?ver=todas')
  await user.type(await findUsernameField(), 'residente@demo.ar')
  expect(window.location.pathname).toBe('/login')
  await user.type(getPasswordField(), 'Demo1234{Enter}')
  expect(await screen.findByRole('tab', { name: 'Todas', selected: true })).toBeVisible()
  expect(window.location.search).toBe('?ver=todas')
})

test('signs out: closes the session in the backend, and opens the sign-in', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: /Bienvenido\/a/ }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Salir' }))
  expect(await findUsernameField()).toBeVisible()
  expect(mock.db.sessions.all().every(({ is_closed }) => is_closed)).toBe(true)
})

test('explains that the sign-out failed, and keeps the session', async () => {
  const { user } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'logout', status: 500 }],
  })
  await user.click(await screen.findByRole('button', { name: /Bienvenido\/a/ }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Salir' }))
  expect(await screen.findByText('Algo salió mal, por favor vuelva a intentarlo.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})
