import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPublic } from '../../support/render-public'
import { renderScreen, setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  fillInRequiredFields,
  findField,
  getConfirmButton,
  listGuests,
  pasteText,
  requireInvitation,
  submitForm,
} from './guest-steps'

const address = '/invite/demo-invitation'
const findUnavailableTitle = () =>
  screen.findByRole('heading', { level: 1, name: 'No se ha podido acceder a la invitación' })
const findFailureTitle = () =>
  screen.findByRole('heading', { level: 1, name: 'No se ha podido registrar tus datos' })
const findRegisteredTitle = () =>
  screen.findByRole('heading', { level: 1, name: 'Listo! Tus datos están registrados' })

test('registers a guest with only the required data, and shows the QR code', async () => {
  const { user, mock } = await renderPublic(address)
  const countBefore = listGuests(mock, 'demo-invitation').length
  await submitForm(user)
  expect(await findRegisteredTitle()).toHaveFocus()
  expect(screen.getByText('Te enviamos un email con los detalles a Lucia@Example.com.')).toBeVisible()
  expect(screen.getByText('Traé tu DNI: te lo van a pedir en la entrada.')).toBeVisible()
  expect(screen.getByText('Si no encontrás el email, revisá el correo no deseado (spam).')).toBeVisible()
  expect(
    await screen.findByText('Tus datos fueron registrados. Te enviamos un email con los detalles.'),
  ).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Código QR para ingresar' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Descargar QR' })).toBeVisible()

  const guests = listGuests(mock, 'demo-invitation')
  expect(guests).toHaveLength(countBefore + 1)
  expect(guests.at(-1)).toMatchObject({
    first_name: 'Lucía',
    last_name: 'Ñandubay',
    id_number: '38555112',
    email: 'lucia@example.com',
    mobile_phone_number: null,
    date_of_birth: null,
  })
  expect(mock.db.mailbox.all().at(-1)).toMatchObject({ kind: 'invitation', to: 'lucia@example.com' })
})

test('after a reload, shows a text that is not a date again, and registers the guest once it is removed', async () => {
  const { user, mock, open } = await renderPublic(address)
  await pasteText(user, await findField.birthDate(), '31/02/1990')
  await user.tab()
  open(`${address}/`)
  await fillInRequiredFields(user)
  const birthDate = await findField.birthDate()
  expect(birthDate).toHaveValue('31/02/1990')
  expect(birthDate).toHaveAccessibleDescription(/Ese día no existe/)
  await user.clear(birthDate)
  await user.click(getConfirmButton())
  expect(await findRegisteredTitle()).toHaveFocus()
  expect(listGuests(mock, 'demo-invitation').at(-1)).toMatchObject({ date_of_birth: null })
})

test.runIf(isFullRun)('sends a typed phone and date of birth', async () => {
  const { user, mock } = await renderPublic(address)
  await fillInRequiredFields(user)
  await pasteText(user, await findField.phone(), '1155550177')
  await pasteText(user, await findField.birthDate(), '09071994')
  await user.click(getConfirmButton())
  await findRegisteredTitle()
  expect(listGuests(mock, 'demo-invitation').at(-1)).toMatchObject({
    mobile_phone_number: '1155550177',
    date_of_birth: '1994-07-09',
  })
})

test('shows the error for each invalid value when the focus leaves the field', async () => {
  const { user } = await renderPublic(address)
  const cases = [
    [await findField.idNumber(), ' ', 'Ingrese su número de DNI'],
    [await findField.idNumber(), '12345678901', 'Ingrese un DNI con un máximo de 9 dígitos'],
    [await findField.idNumber(), '30.111.222', 'Ingrese un DNI válido, sin puntos, comas ni guiones'],
    [await findField.email(), ' ', 'Ingrese su email'],
    [await findField.phone(), '11 5555-01', 'Ingrese un número válido, sin espacios ni guiones'],
  ] as const
  for (const [input, text, message] of cases) {
    await pasteText(user, input, text)
    await user.tab()
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)))
  }
})

test("disables 'Confirmar' if values are missing or invalid, and shows each error at its field", async () => {
  const { user, mock } = await renderPublic(address)
  await findField.firstName()
  expect(getConfirmButton()).toHaveAttribute('aria-disabled', 'true')
  expect(getConfirmButton()).toHaveAccessibleDescription(
    'Completá tu nombre, apellido, DNI y email para confirmar.',
  )
  const cases = [
    [await findField.firstName(), '   ', 'Ingrese su nombre'],
    [await findField.lastName(), ' ', 'Ingrese su apellido'],
    [await findField.idNumber(), '123456', 'Ingrese un DNI con un mínimo de 7 dígitos'],
    [await findField.email(), 'lucia@', 'Ingrese un email válido'],
    [await findField.phone(), '155501', 'El número debe tener mínimo 10 caracteres, sin espacios ni guiones'],
    [await findField.birthDate(), '31-02-1990', 'Ese día no existe: revisá la fecha.'],
  ] as const
  for (const [input, text] of cases) await pasteText(user, input, text)
  await user.tab()
  for (const [input, , message] of cases)
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)))
  await user.click(getConfirmButton())
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(4)

  for (const [input] of cases) await user.clear(input)
  await fillInRequiredFields(user)
  expect(getConfirmButton()).not.toHaveAttribute('aria-disabled')
  await pasteText(user, await findField.birthDate(), 'ayer')
  await user.tab()
  await waitFor(() =>
    expect(getConfirmButton()).toHaveAccessibleDescription('Corregí los datos marcados para confirmar.'),
  )
})

test("a press on the disabled 'Confirmar' marks the missing fields, and moves the focus to the first one", async () => {
  const { user, mock } = await renderPublic(address)
  await pasteText(user, await findField.firstName(), 'Lucía')
  await user.click(getConfirmButton())
  await waitFor(async () => expect(await findField.lastName()).toHaveFocus())
  const missing = [
    [await findField.lastName(), 'Ingrese su apellido'],
    [await findField.idNumber(), 'Ingrese su número de DNI'],
    [await findField.email(), 'Ingrese su email'],
  ] as const
  for (const [input, message] of missing)
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(await findField.firstName()).toBeValid()
  expect(await findField.phone()).toBeValid()
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(getConfirmButton()).toHaveAttribute('aria-disabled', 'true')
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(4)
})

test.each([
  ['network' as const, 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  [500 as const, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
])(
  'shows that the registration failed (%s), keeps the values, and registers the guest on a retry',
  async (status, message) => {
    const { user, mock } = await renderPublic(address, {
      faults: [{ operationId: 'acceptPublicInvitation', status, times: 1 }],
    })
    await submitForm(user)
    expect(await findFailureTitle()).toHaveFocus()
    expect(screen.getByText(message)).toBeVisible()
    expect(await screen.findByText('Ha ocurrido un error')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }))
    expect(await findField.firstName()).toHaveValue('Lucía')
    await waitFor(() => expect(screen.queryByText('Ha ocurrido un error')).not.toBeInTheDocument())
    await user.click(getConfirmButton())
    expect(await findRegisteredTitle()).toBeVisible()
    expect(listGuests(mock, 'demo-invitation')).toHaveLength(5)
  },
)

test("after 'Volver a mis datos', shows the backend's error about the document number at its field", async () => {
  const body = { id_number: ['El DNI no pudo verificarse.'] }
  const { user } = await renderPublic(address, {
    faults: [{ operationId: 'acceptPublicInvitation', status: 400, times: 1, body }],
  })
  await submitForm(user)
  await findFailureTitle()
  expect(screen.getByText('Hay datos para corregir: están marcados en el formulario.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }))
  expect(await findField.idNumber()).toHaveAccessibleDescription(
    expect.stringContaining('no pudo verificarse'),
  )
  expect(await findField.idNumber()).toHaveFocus()
})

test('explains that a guest is already registered, and registers the guest only once', async () => {
  const { user, mock } = await renderPublic(address)
  const [registeredGuest] = listGuests(mock, 'demo-invitation')
  await submitForm(user, registeredGuest?.id_number)
  await findFailureTitle()
  expect(screen.getByText('Ya estás registrado/a en esta invitación.')).toBeVisible()
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(4)
})

test('offers no retry if another guest has taken the last seat', async () => {
  const { user, mock, open } = await renderPublic(address, {
    prepare: (mock) =>
      mock.db.authorizations.save({ ...requireInvitation(mock, 'demo-invitation'), max_people: 5 }),
  })
  await fillInRequiredFields(user)
  const otherGuest = { first_name: 'Otra', last_name: 'Persona', id_number: '27111333' }
  const response = await mock.request('/public/invitation/demo-invitation/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...otherGuest, email: 'otra@example.com' }),
  })
  expect(response.status).toBe(200)
  await user.click(getConfirmButton())
  await findFailureTitle()
  expect(screen.getByText('La invitación no existe, venció o ya no tiene lugares.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Volver a mis datos' })).not.toBeInTheDocument()
  open('/invite/demo-invitation/')
  expect(await findUnavailableTitle()).toBeVisible()
})

test("registers the guest only once after five clicks on 'Confirmar'", async () => {
  const { user, mock } = await renderPublic(address)
  await fillInRequiredFields(user)
  const button = getConfirmButton()
  for (let click = 0; click < 5; click += 1) await user.click(button)
  await findRegisteredTitle()
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(5)
})

test('registers a guest on a retry after a failure, also while a user is signed in', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  await fillInRequiredFields(user)
  await setFaults(mock, [{ operationId: 'acceptPublicInvitation', status: 'network', times: 1 }])
  await user.click(getConfirmButton())
  await findFailureTitle()
  await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }))
  await user.click(getConfirmButton())
  expect(await findRegisteredTitle()).toBeVisible()
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(5)
  expect(window.location.pathname).toBe(address)
})

test('shows a guest as registered on the next press if the first response is lost', async () => {
  const { user, mock } = await renderPublic(address)
  const countBefore = listGuests(mock, 'demo-invitation').length
  await setFaults(mock, [{ operationId: 'acceptPublicInvitation', status: 'lost', times: 1 }])
  await submitForm(user)
  await findFailureTitle()
  await user.click(screen.getByRole('button', { name: /^Volver/ }))
  await user.click(getConfirmButton())
  expect(await findRegisteredTitle()).toBeVisible()
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(countBefore + 1)
})
