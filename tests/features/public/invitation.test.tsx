import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPublic } from '../../support/render-public'
import { renderScreen, setFaults } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import { confirm, field, fillIn, guestsOf, invitationOf, write } from './guest'

const address = '/invite/demo-invitation'
const unavailable = () =>
  screen.findByRole('heading', { level: 1, name: 'No se ha podido acceder a la invitación' })
const refused = () => screen.findByRole('heading', { level: 1, name: 'No se ha podido registrar tus datos' })
const registered = () =>
  screen.findByRole('heading', { level: 1, name: 'Listo! Tus datos están registrados' })

test('shows host, place, dates and weekdays of the invitation', async () => {
  await renderPublic(address)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando la invitación')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Te invitaron a Los Álamos')
  expect(document.title).toBe('Invitación – Los Álamos')
  const terms = within(screen.getByRole('region', { name: 'La invitación' }))
  expect(screen.getByRole('banner').querySelector('img')?.src).toMatch(/^data:image\/svg/)
  expect(terms.getByText(wholeText('sáb 21-03-2026'))).toBeVisible()
  expect(terms.getByText('De 12:00 a 20:00 h')).toBeVisible()
  const days = terms.getByRole('list', { name: 'Días' })
  expect(days).toHaveTextContent('LMMJVSsábadoD')
  expect(within(days).getAllByRole('listitem')).toHaveLength(1)
})

test('shows an invitation of several whole days', async () => {
  await renderPublic(address, {
    before: (mock) =>
      mock.db.authorizations.save({
        ...invitationOf(mock, 'demo-invitation'),
        to_date: '2026-04-29',
        start_time: '00:00:00',
        end_time: '23:59:59',
        monday_flag: false,
        tuesday_flag: false,
        wednesday_flag: false,
        thursday_flag: false,
        friday_flag: false,
      }),
  })
  expect(await screen.findByText(wholeText('Del sáb 21-03-2026 al mié 29-04-2026'))).toBeVisible()
  expect(screen.getByText('Todo el día')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Días' })).getAllByRole('listitem')).toHaveLength(2)
})

test('registers a guest with the required data, takes a seat and shows the code', async () => {
  const { user, mock } = await renderPublic(address)
  const before = guestsOf(mock, 'demo-invitation').length
  await fillIn(user)
  await user.click(confirm())
  expect(await registered()).toHaveFocus()
  expect(screen.getByText('Te enviamos un email con los detalles a Lucia@Example.com.')).toBeVisible()
  expect(screen.getByText('Traé tu DNI: te lo van a pedir en la entrada.')).toBeVisible()
  expect(screen.getByText('Si no encontrás el email, revisá el correo no deseado (spam).')).toBeVisible()
  expect(
    await screen.findByText('Tus datos fueron registrados. Te enviamos un email con los detalles.'),
  ).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Código QR para ingresar' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Descargar QR' })).toBeVisible()

  const guests = guestsOf(mock, 'demo-invitation')
  expect(guests).toHaveLength(before + 1)
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

test('sends a typed phone and date of birth', async () => {
  const { user, mock } = await renderPublic(address)
  await fillIn(user)
  await write(user, await field.phone(), '1155550177')
  await write(user, await field.birth(), '09071994')
  await user.click(confirm())
  await registered()
  expect(guestsOf(mock, 'demo-invitation').at(-1)).toMatchObject({
    mobile_phone_number: '1155550177',
    date_of_birth: '1994-07-09',
  })
})

test('updates the error of a field with its value', async () => {
  const { user } = await renderPublic(address)
  const sentences = [
    [await field.idNumber(), ' ', 'Ingrese su número de DNI'],
    [await field.idNumber(), '12345678901', 'Ingrese un DNI con un máximo de 9 dígitos'],
    [await field.idNumber(), '30.111.222', 'Ingrese un DNI válido, sin puntos, comas ni guiones'],
    [await field.email(), ' ', 'Ingrese su email'],
    [await field.phone(), '11 5555-01', 'Ingrese un número válido, sin espacios ni guiones'],
  ] as const
  for (const [input, text, sentence] of sentences) {
    await write(user, input, text)
    await user.tab()
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(sentence)))
  }
})

test('disables the confirmation of missing or invalid values, and shows each at its field', async () => {
  const { user, mock } = await renderPublic(address)
  await field.firstName()
  expect(confirm()).toHaveAttribute('aria-disabled', 'true')
  expect(confirm()).toHaveAccessibleDescription('Completá tu nombre, apellido, DNI y email para confirmar.')
  const sentences = [
    [await field.firstName(), '   ', 'Ingrese su nombre'],
    [await field.lastName(), ' ', 'Ingrese su apellido'],
    [await field.idNumber(), '123456', 'Ingrese un DNI con un mínimo de 7 dígitos'],
    [await field.email(), 'lucia@', 'Ingrese un email válido'],
    [await field.phone(), '155501', 'El número debe tener mínimo 10 caracteres, sin espacios ni guiones'],
    [await field.birth(), '31-02-1990', 'Escribí la fecha así: DD-MM-AAAA.'],
  ] as const
  for (const [input, text] of sentences) await write(user, input, text)
  await user.tab()
  for (const [input, , sentence] of sentences)
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(sentence)))
  await user.click(confirm())
  expect(guestsOf(mock, 'demo-invitation')).toHaveLength(4)

  for (const [input] of sentences) await user.clear(input)
  await fillIn(user)
  expect(confirm()).not.toHaveAttribute('aria-disabled')
  await write(user, await field.birth(), 'ayer')
  await user.tab()
  await waitFor(() =>
    expect(confirm()).toHaveAccessibleDescription('Corregí los datos marcados para confirmar.'),
  )
})

test.each([['expired-invitation'], ['full-invitation'], ['nobody-sent-this']])(
  'explains that an invitation is unavailable (%s)',
  async (key) => {
    await renderPublic(`/invite/${key}`)
    expect(await unavailable()).toBeVisible()
    expect(screen.getByText('El enlace podría ser inválido, haber expirado o ya estar en uso.')).toBeVisible()
    expect(
      screen.getByText('Si creés que es un error, contactá a quien te envió la invitación.'),
    ).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

test.each(['network', 'garbage', 500] as const)(
  'retries an invitation that failed to load (%s)',
  async (status) => {
    const { user } = await renderPublic(address, {
      faults: [{ operationId: 'getPublicInvitation', status, times: 1 }],
    })
    expect(await unavailable()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await field.firstName()).toBeVisible()
  },
)

test.each([
  ['network' as const, 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  [500 as const, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
])('shows a failed registration (%s), keeps the values and retries', async (status, why) => {
  const { user, mock } = await renderPublic(address, {
    faults: [{ operationId: 'acceptPublicInvitation', status, times: 1 }],
  })
  await fillIn(user)
  await user.click(confirm())
  expect(await refused()).toHaveFocus()
  expect(screen.getByText(why)).toBeVisible()
  expect(await screen.findByText('Ha ocurrido un error')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }))
  expect(await field.firstName()).toHaveValue('Lucía')
  await waitFor(() => expect(screen.queryByText('Ha ocurrido un error')).not.toBeInTheDocument())
  await user.click(confirm())
  expect(await registered()).toBeVisible()
  expect(guestsOf(mock, 'demo-invitation')).toHaveLength(5)
})

test("shows the backend's error at the field after going back", async () => {
  const body = { id_number: ['El DNI no pudo verificarse.'] }
  const { user } = await renderPublic(address, {
    faults: [{ operationId: 'acceptPublicInvitation', status: 400, times: 1, body }],
  })
  await fillIn(user)
  await user.click(confirm())
  await refused()
  expect(screen.getByText('Hay datos para corregir: están marcados en el formulario.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }))
  expect(await field.idNumber()).toHaveAccessibleDescription(expect.stringContaining('no pudo verificarse'))
  expect(await field.idNumber()).toHaveFocus()
})

test('explains that a guest is already registered, and takes no second seat', async () => {
  const { user, mock } = await renderPublic(address)
  const [known] = guestsOf(mock, 'demo-invitation')
  await fillIn(user, known?.id_number)
  await user.click(confirm())
  await refused()
  expect(screen.getByText('Ya estás registrado/a en esta invitación.')).toBeVisible()
  expect(guestsOf(mock, 'demo-invitation')).toHaveLength(4)
})

test('offers no retry after another guest took the last seat', async () => {
  const { user, mock, open } = await renderPublic(address, {
    before: (backend) =>
      backend.db.authorizations.save({ ...invitationOf(backend, 'demo-invitation'), max_people: 5 }),
  })
  await fillIn(user)
  const { first_name, ...rest } = { first_name: 'Otra', last_name: 'Persona', id_number: '27111333' }
  const answer = await mock.request('/public/invitation/demo-invitation/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ first_name, ...rest, email: 'otra@example.com' }),
  })
  expect(answer.status).toBe(200)
  await user.click(confirm())
  await refused()
  expect(screen.getByText('La invitación no existe, venció o ya no tiene lugares.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Volver a mis datos' })).not.toBeInTheDocument()
  open('/invite/demo-invitation/')
  expect(await unavailable()).toBeVisible()
})

test('registers once after five presses', async () => {
  const { user, mock } = await renderPublic(address)
  await fillIn(user)
  const button = confirm()
  for (let press = 0; press < 5; press += 1) await user.click(button)
  await registered()
  expect(guestsOf(mock, 'demo-invitation')).toHaveLength(5)
})

test('shows the same invitation inside the portal to a signed-in user', async () => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  await fillIn(user)
  await setFaults(mock, [{ operationId: 'acceptPublicInvitation', status: 'network', times: 1 }])
  await user.click(confirm())
  await refused()
  await user.click(screen.getByRole('button', { name: 'Volver a mis datos' }))
  await user.click(confirm())
  expect(await registered()).toBeVisible()
  expect(guestsOf(mock, 'demo-invitation')).toHaveLength(5)
  expect(window.location.pathname).toBe(address)
})
