import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPublic } from '../../support/render-public'
import { setFaults } from '../../support/render-screen'
import { confirm, field, fillIn, guestsOf, invitationOf, write } from './guest'

const address = '/invite/demo-invitation'
const registered = () =>
  screen.findByRole('heading', { level: 1, name: 'Listo! Tus datos están registrados' })
const code = () => screen.findByRole('img', { name: 'Código QR para ingresar' })
const another = () => screen.getByRole('button', { name: 'Registrá a otra persona' })

/** Opens the invitation, registers Lucía and reloads the page. */
async function registerAndReload() {
  const view = await renderPublic(address)
  await fillIn(view.user)
  await view.user.click(confirm())
  await registered()
  view.open(`${address}/`)
  await registered()
  return view
}

test('shows the code, the name and the terms again after a reload', async () => {
  const { mock } = await registerAndReload()
  expect(
    screen.getByText('Registraste a Lucía Ñandubay. Te enviamos un email con los detalles.'),
  ).toBeVisible()
  expect(await code()).toBeVisible()
  const { qrcode } = invitationOf(mock, 'demo-invitation')
  expect(screen.getByText(qrcode ?? 'no code')).toBeVisible()
  expect(screen.getByRole('region', { name: 'La invitación' })).toHaveTextContent('sáb 21-03-2026')
  expect(screen.getByText('¿No sos Lucía Ñandubay?')).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/38555112|lucia@example/i)
})

test('registers a second guest on the same device, and shows both codes', async () => {
  const { user, mock } = await registerAndReload()
  await user.click(another())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(await field.firstName()).toHaveValue('')
  await write(user, await field.firstName(), 'Teo')
  await write(user, await field.lastName(), 'Ávalos')
  await write(user, await field.idNumber(), '39666223')
  await write(user, await field.email(), 'teo@example.com')
  await user.click(confirm())
  await registered()
  expect(screen.getByText('¿No sos Teo Ávalos?')).toBeVisible()
  expect(guestsOf(mock, 'demo-invitation')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Ver el código de Lucía Ñandubay' }))
  expect(screen.getByText('¿No sos Lucía Ñandubay?')).toBeVisible()
  expect(await registered()).toHaveFocus()
})

test('shows the code of a guest of a full invitation, also without a connection', async () => {
  const { user, mock, open } = await renderPublic(address, {
    before: (backend) =>
      backend.db.authorizations.save({ ...invitationOf(backend, 'demo-invitation'), max_people: 5 }),
  })
  await fillIn(user)
  await user.click(confirm())
  await registered()
  open(`${address}/`)
  expect(await code()).toBeVisible()
  expect(screen.getByText(/La invitación ya no recibe más personas o se canceló/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Registrá a otra persona' })).not.toBeInTheDocument()
  // The code is shown without a connection, too.
  await setFaults(mock, [{ operationId: 'getPublicInvitation', status: 'network' }])
  open(address)
  expect(await code()).toBeVisible()
  expect(screen.getByText(/No pudimos comprobar si algo cambió/)).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.getByText(/La invitación ya no recibe más personas/)).toBeVisible())
})

test('leads a repeated registration to the stored code', async () => {
  const { user } = await registerAndReload()
  await user.click(another())
  await fillIn(user)
  await user.click(confirm())
  expect(await screen.findByText('Ya estás registrado/a en esta invitación.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver el código de Lucía Ñandubay' }))
  expect(await registered()).toHaveFocus()
  expect(await code()).toBeVisible()
})

test('explains where to find the code of a registration on another device', async () => {
  const { user, mock } = await renderPublic(address)
  await fillIn(user, guestsOf(mock, 'demo-invitation')[0]?.id_number)
  await user.click(confirm())
  expect(await screen.findByText('Ya estás registrado/a en esta invitación.')).toBeVisible()
  expect(
    screen.getByText(
      'Tu código está en el email que te enviamos cuando te registraste. Si no lo encontrás, pedíselo a quien te invitó.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Ver el código/ })).not.toBeInTheDocument()
})
