import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPublic } from '../../support/render-public'
import { setFaults } from '../../support/render-screen'
import {
  findField,
  getConfirmButton,
  listGuests,
  pasteText,
  requireInvitation,
  submitForm,
} from './guest-steps'

const address = '/invite/demo-invitation'
const findRegisteredTitle = () =>
  screen.findByRole('heading', { level: 1, name: 'Listo! Tus datos están registrados' })
const findCode = () => screen.findByRole('img', { name: 'Código QR para ingresar' })
const getRegisterAnotherButton = () => screen.getByRole('button', { name: 'Registrá a otra persona' })

/** Opens the invitation, registers Lucía and reloads the page. */
async function registerAndReload() {
  const view = await renderPublic(address)
  await submitForm(view.user)
  await findRegisteredTitle()
  view.open(`${address}/`)
  await findRegisteredTitle()
  return view
}

test('shows the code, the name and the terms again after a reload, and stores neither document number nor email', async () => {
  const { mock } = await registerAndReload()
  expect(
    screen.getByText('Registraste a Lucía Ñandubay. Te enviamos un email con los detalles.'),
  ).toBeVisible()
  expect(await findCode()).toBeVisible()
  const { qrcode } = requireInvitation(mock, 'demo-invitation')
  expect(screen.getByText(qrcode ?? 'no code')).toBeVisible()
  expect(screen.getByRole('region', { name: 'La invitación' })).toHaveTextContent('sáb 21-03-2026')
  expect(screen.getByText('¿No sos Lucía Ñandubay?')).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/38555112|lucia@example/i)
})

test('registers a second guest on the same device, and shows both codes', async () => {
  const { user, mock } = await registerAndReload()
  await user.click(getRegisterAnotherButton())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(await findField.firstName()).toHaveValue('')
  await pasteText(user, await findField.firstName(), 'Teo')
  await pasteText(user, await findField.lastName(), 'Ávalos')
  await pasteText(user, await findField.idNumber(), '39666223')
  await pasteText(user, await findField.email(), 'teo@example.com')
  await user.click(getConfirmButton())
  await findRegisteredTitle()
  expect(screen.getByText('¿No sos Teo Ávalos?')).toBeVisible()
  expect(listGuests(mock, 'demo-invitation')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Ver el código de Lucía Ñandubay' }))
  expect(screen.getByText('¿No sos Lucía Ñandubay?')).toBeVisible()
  expect(await findRegisteredTitle()).toHaveFocus()
})

test('shows the stored code if the invitation is full or the device is offline', async () => {
  const { user, mock, open } = await renderPublic(address, {
    prepare: (mock) =>
      mock.db.authorizations.save({ ...requireInvitation(mock, 'demo-invitation'), max_people: 5 }),
  })
  await submitForm(user)
  await findRegisteredTitle()
  open(`${address}/`)
  expect(await findCode()).toBeVisible()
  expect(screen.getByText(/La invitación ya no recibe más personas o se canceló/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Registrá a otra persona' })).not.toBeInTheDocument()
  await setFaults(mock, [{ operationId: 'getPublicInvitation', status: 'network' }])
  open(address)
  expect(await findCode()).toBeVisible()
  expect(screen.getByText(/No pudimos comprobar si algo cambió/)).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.getByText(/La invitación ya no recibe más personas/)).toBeVisible())
})

test('offers the stored code to a guest who registers a second time on the same device', async () => {
  const { user } = await registerAndReload()
  await user.click(getRegisterAnotherButton())
  await submitForm(user)
  expect(await screen.findByText('Ya estás registrado/a en esta invitación.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver el código de Lucía Ñandubay' }))
  expect(await findRegisteredTitle()).toHaveFocus()
  expect(await findCode()).toBeVisible()
})

test('refers a guest who registered on a different device to the email with the code', async () => {
  const { user, mock } = await renderPublic(address)
  await submitForm(user, listGuests(mock, 'demo-invitation')[0]?.id_number)
  expect(await screen.findByText('Ya estás registrado/a en esta invitación.')).toBeVisible()
  expect(
    screen.getByText(
      'Tu código está en el email que te enviamos cuando te registraste. Si no lo encontrás, pedíselo a quien te invitó.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Ver el código/ })).not.toBeInTheDocument()
})
