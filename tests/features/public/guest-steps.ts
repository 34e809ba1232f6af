import type { Mock } from '@mocks/node'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The functions that find the fields of the registration form. */
export const findField = {
  firstName: () => screen.findByLabelText(/^Nombre/),
  lastName: () => screen.findByLabelText(/^Apellido/),
  idNumber: () => screen.findByLabelText(/^DNI/),
  email: () => screen.findByLabelText(/^Email/),
  phone: () => screen.findByLabelText(/^Celular/),
  birthDate: () => screen.findByLabelText(/^Fecha de nacimiento/),
}

export const getConfirmButton = () => screen.getByRole('button', { name: 'Confirmar' })

/** Pastes a text into a field with one change event, as autofill does. */
export async function pasteText(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input)
  await user.paste(text)
}

export async function fillInRequiredFields(user: UserEvent, idNumber = '38555112') {
  await pasteText(user, await findField.firstName(), 'Lucía')
  await pasteText(user, await findField.lastName(), 'Ñandubay')
  await pasteText(user, await findField.idNumber(), idNumber)
  await pasteText(user, await findField.email(), ' Lucia@Example.com ')
}

/** Fills in only the required fields, and submits the form. */
export async function submitForm(user: UserEvent, idNumber?: string) {
  await fillInRequiredFields(user, idNumber)
  await user.click(getConfirmButton())
}

export function requireInvitation({ db }: Mock, key: string) {
  const [invitation] = db.authorizations.by('invitation_key', key)
  if (!invitation) throw new Error(`there is no invitation ${key}`)
  return invitation
}

/** Returns the guests that the mock backend has stored for an invitation. */
export const listGuests = (mock: Mock, key: string) =>
  mock.db.authorizedPeople
    .by('authorization_id', requireInvitation(mock, key).id)
    .map(({ person_id }) => mock.db.persons.require(person_id))
