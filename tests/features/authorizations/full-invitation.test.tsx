import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { findSuccessHeading, getLastAuthorization, listPeopleNames } from './form-steps'
import { pasteGuests } from './guest-list-steps'
import {
  findSaveButton,
  getMessageToShare,
  getNameField,
  getSeatsField,
  openInvitation,
  openNewInvitation,
} from './invitation-steps'

const notice =
  'La invitación está completa: nadie más puede registrarse con el enlace. Para hacer lugar, aumentá la cantidad máxima de invitados.'
const guestNotice = 'La invitación está completa: ya no se puede registrar nadie más con el enlace.'
const hint = 'Compartí este mensaje con tus invitados: desde el enlace cada uno registra sus datos.'

/** Seven people. Four of them have no number and are not among the contacts. */
const list = [
  'Bautismo de Lara:',
  '1) Juana Pérez 30999888',
  '2) Íñigo Núñez',
  '3) Martín Acosta 27107308',
  '4) Nadie Conocido',
  '5) Otra Desconocida',
  '6) Ana',
  '7) Beto',
].join('\n')

async function addList(user: UserEvent, text: string) {
  const dialog = await pasteGuests(user, text)
  await user.click(await dialog.findByRole('button', { name: /^Agregar \d+ personas?$/ }))
  await user.click(await dialog.findByRole('button', { name: 'Listo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

test('a new invitation has seats for everybody of a list, also for those who could not be added', async () => {
  const { user, mock } = await openNewInvitation()
  await addList(user, list)
  expect(getSeatsField()).toHaveValue('7')
  expect(screen.getByText(/A los demás les sirve el enlace\./)).toBeVisible()
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  expect(screen.getByText(hint)).toBeVisible()
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  const invitation = getLastAuthorization(mock)
  expect(invitation).toMatchObject({ name: 'Bautismo de Lara', max_people: 7 })
  expect(listPeopleNames(mock, invitation?.id ?? 0)).toHaveLength(3)
})

test('a second list raises the seats that the first one proposed, without a question', async () => {
  const { user } = await openNewInvitation()
  await addList(user, '1) Juana Pérez 30999888\n2) Ana')
  expect(getSeatsField()).toHaveValue('2')
  await addList(user, '1) Martín Acosta 27107308\n2) Íñigo Núñez\n3) Otra Desconocida')
  expect(getSeatsField()).toHaveValue('4')
})

test('a list never lowers the number of seats that the host has typed', async () => {
  const { user } = await openNewInvitation()
  await user.clear(getSeatsField())
  await user.type(getSeatsField(), '20')
  await addList(user, list)
  expect(getSeatsField()).toHaveValue('20')
})

test('says that a saved invitation is full, and how to make room, instead of promising a registration', async () => {
  const { user, mock } = await openNewInvitation()
  await user.type(getNameField(), 'Mateada')
  const dialog = await pasteGuests(user, 'Juana Pérez 30999888\nÍñigo Núñez')
  await user.click(await dialog.findByRole('button', { name: 'Agregar 2 personas' }))
  expect(await screen.findByText(new RegExp(notice))).toBeVisible()
  expect(screen.queryByText(/A los demás les sirve el enlace/)).not.toBeInTheDocument()
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  expect(screen.getByText(notice)).toBeVisible()
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
  expect(getMessageToShare()).toHaveTextContent(guestNotice)
  const id = getLastAuthorization(mock)?.id
  expect(screen.getByRole('link', { name: 'Hacer lugar' })).toHaveAttribute(
    'href',
    `/preauthorization/invite/edit/${id}`,
  )
})

test('says that an edited invitation is full, until the host raises the number of seats', async () => {
  // The invitation 'Café de vecinas' has two seats and two confirmed guests.
  const { user } = await openInvitation('Café de vecinas')
  expect(await screen.findByText(new RegExp(notice))).toBeVisible()
  await user.type(getNameField(), ' y vecinos')
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación modificada exitosamente')
  expect(screen.getByText(notice)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hacer lugar' }))
  await user.click(await screen.findByRole('button', { name: 'Un invitado más' }))
  expect(screen.queryByText(new RegExp(notice))).not.toBeInTheDocument()
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación modificada exitosamente')
  expect(screen.getByText(hint)).toBeVisible()
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
})

test('the card of a full invitation says so, and its message promises no registration', async () => {
  const { user } = await renderScreen('/?buscar=café', { as: 'residente' })
  const card = within(await screen.findByRole('listitem', { name: 'Café de vecinas' }))
  expect(card.getByText(notice)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Compartir Café de vecinas' }))
  await screen.findByText('El mensaje ha sido copiado al portapapeles.')
  expect(await navigator.clipboard.readText()).toContain(guestNotice)
})

test('the message of an invitation with free seats is the one of the backend', async () => {
  const { user } = await renderScreen('/?buscar=asado', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Compartir Asado de fin de verano' }))
  await screen.findByText('El mensaje ha sido copiado al portapapeles.')
  expect(await navigator.clipboard.readText()).toMatch(/Registrá tus datos/)
  expect(await navigator.clipboard.readText()).not.toContain('completa')
})
