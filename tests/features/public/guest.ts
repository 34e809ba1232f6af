import type { Mock } from '@mocks/node'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const field = {
  firstName: () => screen.findByLabelText(/^Nombre/),
  lastName: () => screen.findByLabelText(/^Apellido/),
  idNumber: () => screen.findByLabelText(/^DNI/),
  email: () => screen.findByLabelText(/^Email/),
  phone: () => screen.findByLabelText(/^Celular/),
  birth: () => screen.findByLabelText(/^Fecha de nacimiento/),
}

export const confirm = () => screen.getByRole('button', { name: 'Confirmar' })

/** Fills a field at once, as autofill does. */
export async function write(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input)
  await user.paste(text)
}

/** Fills in the required fields. */
export async function fillIn(user: UserEvent, idNumber = '38555112') {
  await write(user, await field.firstName(), 'Lucía')
  await write(user, await field.lastName(), 'Ñandubay')
  await write(user, await field.idNumber(), idNumber)
  await write(user, await field.email(), ' Lucia@Example.com ')
}

export function invitationOf({ db }: Mock, key: string) {
  const [invitation] = db.authorizations.by('invitation_key', key)
  if (!invitation) throw new Error(`no invitation ${key}`)
  return invitation
}

/** Returns the registered guests of an invitation in the backend. */
export const guestsOf = (mock: Mock, key: string) =>
  mock.db.authorizedPeople
    .by('authorization_id', invitationOf(mock, key).id)
    .map(({ person_id }) => mock.db.persons.require(person_id))
