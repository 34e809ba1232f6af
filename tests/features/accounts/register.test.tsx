// Imported before the first test, so that no test waits for the import.
import '@/app/RegisterRoute'

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionState } from '@/session/session-store'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  boxes,
  code,
  codeGroup,
  documentField,
  email,
  fillIn,
  passwordField,
  submit,
  terms,
  typeCode,
  verify,
} from './register-steps'

const success = 'Su usuario fue registrado exitosamente.'
async function openForm(options: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen('/register', options)
  await view.user.click(await screen.findByRole('button', { name: 'Seguir con el acceso web' }))
  return view
}

test('registers a resident with the code in lower case and a document with dots', async () => {
  const { user, mock } = await renderScreen('/register')
  expect(await screen.findByRole('heading', { level: 2, name: 'Obtené la App' })).toBeVisible()
  expect(screen.queryByRole('group', { name: /^Código/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Seguir con el acceso web' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Acceso web' })).toHaveFocus()

  expect(passwordField()).toBeDisabled()
  await typeCode(user, 'abc 123')
  await user.type(documentField(), '31.222.333')
  expect(documentField()).toHaveValue('31222333')
  await waitFor(() => expect(email()).toHaveValue('nueva@demo.ar'))
  expect(email()).toBeDisabled()
  expect(email()).toHaveAccessibleDescription('Los Álamos, lote D-4')
  expect(screen.getByText(/^Verificamos tus datos: Los Álamos, lote D-4\./)).toHaveAttribute('role', 'status')

  await user.type(passwordField(), 'jacaranda9')
  await user.click(terms())
  await user.click(submit())
  expect(await screen.findByText(success)).toBeVisible()
  expect(window.location.pathname).toBe('/login')
  expect(mock.db.users.by('email', 'nueva@demo.ar')[0]?.password).toBe('jacaranda9')
  expect(mock.db.registrationCodes.first((row) => row.verification_key === 'ABC123')?.is_used).toBe(true)

  await user.type(await screen.findByLabelText(/^Email o DNI/), 'nueva@demo.ar')
  await user.type(passwordField(), 'jacaranda9')
  await user.click(screen.getByRole('button', { name: 'Acceder' }))
  await waitFor(() => expect(sessionState().session?.newUser).toBe(true))
})

test('offers the app in the first step if the installation has store links', async () => {
  await renderScreen('/register', { config: { appStoreUrl: 'https://apps.example/portal' } })
  expect(await screen.findByRole('link', { name: /App Store/ })).toHaveAttribute(
    'href',
    'https://apps.example/portal',
  )
  expect(screen.queryByRole('link', { name: /Google Play/ })).not.toBeInTheDocument()
})

test('opens the form with the code of a link', async () => {
  const { user } = await renderScreen('/register?code=ABC123')
  expect(await code()).toBe('ABC123')
  await user.type(documentField(), '31222333')
  expect(await screen.findByText('Los Álamos, lote D-4')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Volver a Obtené la App' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Obtené la App' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Seguir con el acceso web' }))
  expect(documentField()).toHaveValue('31222333')
})

test('opens the first step for an invalid code in the address', async () => {
  const { user } = await renderScreen('/register?code=%3Cscript%3E&code=ABC123')
  await user.click(await screen.findByRole('button', { name: 'Seguir con el acceso web' }))
  expect(await code()).toBe('')
})

test('pastes a code into any box', async () => {
  const { user } = await openForm()
  await user.click((await boxes())[0] as HTMLElement)
  await user.paste(' ABC-123 ')
  expect(await code()).toBe('ABC123')
})

test('explains why the button is disabled, and marks the rules that the password meets', async () => {
  const { user, mock } = await openForm()
  await codeGroup()
  expect(submit()).toHaveAccessibleDescription('Debés aceptar los términos y condiciones para registrarte')
  await user.click(terms())
  expect(submit()).toHaveAccessibleDescription(
    'Completá el código y tu documento para que verifiquemos tus datos.',
  )
  await verify(user)
  expect(submit()).toHaveAccessibleDescription('Elegí una contraseña que cumpla con lo que se pide.')
  expect(passwordField()).toHaveAccessibleDescription(/Debe tener como mínimo 8 caracteres\. Debe incluir/)
  await user.type(passwordField(), 'jaca')
  expect(passwordField()).toHaveAccessibleDescription(
    /8 caracteres\. Debe incluir por lo menos una letra\. \(listo\)/,
  )
  await user.tab()
  expect(passwordField()).toHaveAccessibleDescription(/^La contraseña debe tener como mínimo 8 caracteres\./)
  await user.clear(passwordField())
  await user.type(passwordField(), '20262026')
  await user.tab()
  expect(passwordField()).toHaveAccessibleDescription(/^La contraseña debe incluir por lo menos una letra\./)
  await user.clear(passwordField())
  await user.type(passwordField(), 'jacaranda9{Enter}')
  expect(await screen.findByText(success)).toBeVisible()
  expect(mock.db.sessions.all()).toHaveLength(1)
})

test("shows the backend's error at the code or the document until the next change", async () => {
  const { user } = await openForm()
  await typeCode(user, 'ZZZ999')
  await user.type(documentField(), '30555111')
  await waitFor(async () =>
    expect((await boxes())[0]).toHaveAccessibleDescription(
      /El código ingresado no es válido o ya fue utilizado\.$/,
    ),
  )
  await user.click((await boxes())[0] as HTMLElement)
  await user.paste('ABC123')
  expect((await boxes())[0]).not.toHaveAccessibleDescription(/no es válido/)
  await waitFor(() =>
    expect(documentField()).toHaveAccessibleDescription(
      /El número de documento no corresponde al código ingresado\.$/,
    ),
  )
  expect(passwordField()).toBeDisabled()
  await user.clear(documentField())
  await user.type(documentField(), '31222')
  expect(documentField()).not.toHaveAccessibleDescription(/documento (no|debe)/)
  await user.tab()
  expect(documentField()).toHaveAccessibleDescription(/El documento debe tener entre 6 y 12 caracteres\.$/)
})

test('explains a failed verification, and retries', async () => {
  const { user, mock } = await openForm({ faults: [{ operationId: 'verifyResident', status: 500 }] })
  await typeCode(user, 'ABC123')
  await user.type(documentField(), '31222333')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo registrar su usuario. Por favor contáctenos para que podamos asistirlo.',
  )
  await setFaults(mock, [
    { operationId: 'verifyResident', status: 400, body: { non_field_errors: ['No.'] }, times: 1 },
  ])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(
    await screen.findByText(
      'No se encontró un usuario con los datos provistos. Por favor contáctenos para que podamos asistirlo.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument()
})

test('shows a refused registration at the field or above the form, and keeps the values', async () => {
  const { user, mock } = await openForm()
  await fillIn(user, 'password1')
  await user.click(submit())
  await waitFor(() =>
    expect(passwordField()).toHaveAccessibleDescription(/^La contraseña es demasiado común\./),
  )
  await user.clear(passwordField())
  await user.type(passwordField(), 'jacaranda9')
  const fail = (body: object) =>
    setFaults(mock, [{ operationId: 'signupResident', status: 400, body, times: 1 }])
  await fail({ username: ['Ya existe un usuario con este email.'] })
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya existe un usuario con este email.')
  await fail({ username: ['Ya existe.'], password: ['Es muy común.'] })
  await user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Ya existe\. Es muy común\.$/))
  await fail({ non_field_errors: ['El barrio está cerrado.'], username: ['Ya existe.'] })
  await user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^El barrio está cerrado\.$/))
  await fail({ non_field_errors: ['El barrio no admite registros.'] })
  await user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El barrio no admite registros.'))
  await setFaults(mock, [{ operationId: 'signupResident', status: 500, times: 1 }])
  await user.click(submit())
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No se pudo registrar su usuario. Por favor contáctenos para que podamos asistirlo.',
    ),
  )
  expect(passwordField()).toHaveValue('jacaranda9')
  await user.click(submit())
  expect(await screen.findByText(success)).toBeVisible()
})

test('reports a registration with a lost answer as successful', async () => {
  const { user, mock } = await openForm()
  await fillIn(user)
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init)
    if (String(input).includes('/signup/')) throw new TypeError('the connection was cut')
    return response
  })
  await user.click(submit())
  expect(await screen.findByText(success)).toBeVisible()
  expect(mock.db.users.by('email', 'nueva@demo.ar')).toHaveLength(1)
})

test('shows that a registration did not arrive, and sends it again', async () => {
  const { user, mock } = await openForm()
  await fillIn(user)
  await setFaults(mock, [{ operationId: 'signupResident', status: 'network', times: 1 }])
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
  await user.click(submit())
  expect(await screen.findByText(success)).toBeVisible()
})

test('opens the terms in another tab, and links to the sign-in', async () => {
  const { user } = await openForm()
  await codeGroup()
  const link = screen.getByRole('link', { name: /^términos y condiciones/ })
  expect(link).toHaveAttribute('href', '/terms-conditions')
  expect(link).toHaveAttribute('target', '_blank')
  await typeCode(user, 'ABC')
  await user.click(screen.getByRole('link', { name: 'Ya tengo cuenta >>' }))
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})
