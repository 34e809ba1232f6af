import { isFullRun } from '../../support/scope'
// This import loads the lazy screen before the first test, so that no test waits for it.
import '@/app/RegisterRoute'

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSessionState } from '@/session/session-store'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  fillInForm,
  findCodeBoxes,
  findCodeGroup,
  getDocumentField,
  getEmailField,
  getPasswordField,
  getSubmitButton,
  getTermsCheckbox,
  readCode,
  typeAndVerify,
  typeCode,
} from './register-steps'

const successMessage = 'Su usuario fue registrado exitosamente.'
async function openForm(options: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen('/register', options)
  await view.user.click(await screen.findByRole('button', { name: 'Seguir con el acceso web' }))
  return view
}

test('registers a resident who types the code in lower case and the document number with dots', async () => {
  const { user, mock } = await renderScreen('/register')
  expect(await screen.findByRole('heading', { level: 2, name: 'Obtené la App' })).toBeVisible()
  expect(screen.queryByRole('group', { name: /^Código/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Seguir con el acceso web' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Acceso web' })).toHaveFocus()

  expect(getPasswordField()).toBeDisabled()
  await typeCode(user, 'abc 123')
  await user.type(getDocumentField(), '31.222.333')
  expect(getDocumentField()).toHaveValue('31222333')
  await waitFor(() => expect(getEmailField()).toHaveValue('nueva@demo.ar'))
  expect(getEmailField()).toBeDisabled()
  expect(getEmailField()).toHaveAccessibleDescription('Los Álamos, lote D-4')
  expect(screen.getByText(/^Verificamos tus datos: Los Álamos, lote D-4\./)).toHaveAttribute('role', 'status')

  await user.type(getPasswordField(), 'jacaranda9')
  await user.click(getTermsCheckbox())
  await user.click(getSubmitButton())
  expect(await screen.findByText(successMessage)).toBeVisible()
  expect(window.location.pathname).toBe('/login')
  expect(mock.db.users.by('email', 'nueva@demo.ar')[0]?.password).toBe('jacaranda9')
  expect(mock.db.registrationCodes.first((row) => row.verification_key === 'ABC123')?.is_used).toBe(true)

  await user.type(await screen.findByLabelText(/^Email o DNI/), 'nueva@demo.ar')
  await user.type(getPasswordField(), 'jacaranda9')
  await user.click(screen.getByRole('button', { name: 'Acceder' }))
  await waitFor(() => expect(getSessionState().session?.newUser).toBe(true))
})

test('the first step links only to the app stores whose address is in the configuration', async () => {
  await renderScreen('/register', { config: { appStoreUrl: 'https://apps.example/portal' } })
  expect(await screen.findByRole('link', { name: /App Store/ })).toHaveAttribute(
    'href',
    'https://apps.example/portal',
  )
  expect(screen.queryByRole('link', { name: /Google Play/ })).not.toBeInTheDocument()
})

test.runIf(isFullRun)(
  'fills in the code from the address, and keeps the typed document number while the first step is shown',
  async () => {
    const { user } = await renderScreen('/register?code=ABC123')
    expect(await readCode()).toBe('ABC123')
    await user.type(getDocumentField(), '31222333')
    expect(await screen.findByText('Los Álamos, lote D-4')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Volver a Obtené la App' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Obtené la App' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Seguir con el acceso web' }))
    expect(getDocumentField()).toHaveValue('31222333')
  },
)

test('opens the first step, and leaves the code empty, if the first of two codes in the address is invalid', async () => {
  const { user } = await renderScreen('/register?code=%3Cscript%3E&code=ABC123')
  await user.click(await screen.findByRole('button', { name: 'Seguir con el acceso web' }))
  expect(await readCode()).toBe('')
})

test('distributes the characters of a pasted code over the boxes', async () => {
  const { user } = await openForm()
  await user.click((await findCodeBoxes())[0] as HTMLElement)
  await user.paste(' ABC-123 ')
  expect(await readCode()).toBe('ABC123')
})

test('explains why the submit button is disabled, and marks the rules that the password meets', async () => {
  const { user, mock } = await openForm()
  await findCodeGroup()
  expect(getSubmitButton()).toHaveAccessibleDescription(
    'Debés aceptar los términos y condiciones para registrarte',
  )
  await user.click(getTermsCheckbox())
  expect(getSubmitButton()).toHaveAccessibleDescription(
    'Completá el código y tu documento para que verifiquemos tus datos.',
  )
  await typeAndVerify(user)
  expect(getSubmitButton()).toHaveAccessibleDescription('Elegí una contraseña que cumpla con lo que se pide.')
  expect(getPasswordField()).toHaveAccessibleDescription(/Debe tener como mínimo 8 caracteres\. Debe incluir/)
  await user.type(getPasswordField(), 'jaca')
  expect(getPasswordField()).toHaveAccessibleDescription(
    /8 caracteres\. Debe incluir por lo menos una letra\. \(listo\)/,
  )
  await user.tab()
  expect(getPasswordField()).toHaveAccessibleDescription(
    /^La contraseña debe tener como mínimo 8 caracteres\./,
  )
  await user.clear(getPasswordField())
  await user.type(getPasswordField(), '20262026')
  await user.tab()
  expect(getPasswordField()).toHaveAccessibleDescription(
    /^La contraseña debe incluir por lo menos una letra\./,
  )
  await user.clear(getPasswordField())
  await user.type(getPasswordField(), 'jacaranda9{Enter}')
  expect(await screen.findByText(successMessage)).toBeVisible()
  expect(mock.db.sessions.all()).toHaveLength(1)
})

test.runIf(isFullRun)(
  "shows the backend's error at the code or document field until the user changes the value",
  async () => {
    const { user } = await openForm()
    await typeCode(user, 'ZZZ999')
    await user.type(getDocumentField(), '30555111')
    await waitFor(async () =>
      expect((await findCodeBoxes())[0]).toHaveAccessibleDescription(
        /El código ingresado no es válido o ya fue utilizado\.$/,
      ),
    )
    await user.click((await findCodeBoxes())[0] as HTMLElement)
    await user.paste('ABC123')
    expect((await findCodeBoxes())[0]).not.toHaveAccessibleDescription(/no es válido/)
    await waitFor(() =>
      expect(getDocumentField()).toHaveAccessibleDescription(
        /El número de documento no corresponde al código ingresado\.$/,
      ),
    )
    expect(getPasswordField()).toBeDisabled()
    await user.clear(getDocumentField())
    await user.type(getDocumentField(), '31222')
    expect(getDocumentField()).not.toHaveAccessibleDescription(/documento (no|debe)/)
    await user.tab()
    expect(getDocumentField()).toHaveAccessibleDescription(
      /El documento debe tener entre 6 y 12 caracteres\.$/,
    )
  },
)

test('explains a failed verification, and offers a retry only if a retry may succeed', async () => {
  const { user, mock } = await openForm({ faults: [{ operationId: 'verifyResident', status: 500 }] })
  await typeCode(user, 'ABC123')
  await user.type(getDocumentField(), '31222333')
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

test.runIf(isFullRun)(
  'shows errors of the backend at the password field if all are about the password, otherwise above the form',
  async () => {
    const { user, mock } = await openForm()
    await fillInForm(user, 'password1')
    await user.click(getSubmitButton())
    await waitFor(() =>
      expect(getPasswordField()).toHaveAccessibleDescription(/^La contraseña es demasiado común\./),
    )
    await user.clear(getPasswordField())
    await user.type(getPasswordField(), 'jacaranda9')
    const refuseNextSignup = (body: object) =>
      setFaults(mock, [{ operationId: 'signupResident', status: 400, body, times: 1 }])
    await refuseNextSignup({ username: ['Ya existe un usuario con este email.'] })
    await user.click(getSubmitButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya existe un usuario con este email.')
    await refuseNextSignup({ username: ['Ya existe.'], password: ['Es muy común.'] })
    await user.click(getSubmitButton())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Ya existe\. Es muy común\.$/))
    await refuseNextSignup({ non_field_errors: ['El barrio está cerrado.'], username: ['Ya existe.'] })
    await user.click(getSubmitButton())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^El barrio está cerrado\.$/))
    await refuseNextSignup({ non_field_errors: ['El barrio no admite registros.'] })
    await user.click(getSubmitButton())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El barrio no admite registros.'))
    await setFaults(mock, [{ operationId: 'signupResident', status: 500, times: 1 }])
    await user.click(getSubmitButton())
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'No se pudo registrar su usuario. Por favor contáctenos para que podamos asistirlo.',
      ),
    )
    expect(getPasswordField()).toHaveValue('jacaranda9')
    await user.click(getSubmitButton())
    expect(await screen.findByText(successMessage)).toBeVisible()
  },
)

test.runIf(isFullRun)(
  'reports success on the next submit if the registration succeeds but the response is lost',
  async () => {
    const { user, mock } = await openForm()
    await fillInForm(user)
    await setFaults(mock, [{ operationId: 'signupResident', status: 'lost', times: 1 }])
    await user.click(getSubmitButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
    await user.click(getSubmitButton())
    expect(await screen.findByText(successMessage)).toBeVisible()
    expect(mock.db.users.by('email', 'nueva@demo.ar')).toHaveLength(1)
  },
)

test.runIf(isFullRun)('explains a failed connection, and registers the user on the next submit', async () => {
  const { user, mock } = await openForm()
  await fillInForm(user)
  await setFaults(mock, [{ operationId: 'signupResident', status: 'network', times: 1 }])
  await user.click(getSubmitButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.')
  await user.click(getSubmitButton())
  expect(await screen.findByText(successMessage)).toBeVisible()
})

test('opens the terms in a new tab, and opens the sign-in after a confirmation if a code is typed', async () => {
  const { user } = await openForm()
  await findCodeGroup()
  const link = screen.getByRole('link', { name: /^términos y condiciones/ })
  expect(link).toHaveAttribute('href', '/terms-conditions')
  expect(link).toHaveAttribute('target', '_blank')
  await typeCode(user, 'ABC')
  await user.click(screen.getByRole('link', { name: 'Ya tengo cuenta >>' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})
