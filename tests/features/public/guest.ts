import type { Mock } from '@mocks/node.ts'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The fields of the invitation, as a guest finds them. */
export const field = {
  firstName: () => screen.findByRole('textbox', { name: /^Nombre/ }),
  lastName: () => screen.findByRole('textbox', { name: /^Apellido/ }),
  idNumber: () => screen.findByRole('textbox', { name: /^DNI/ }),
  email: () => screen.findByRole('textbox', { name: /^Email/ }),
  phone: () => screen.findByRole('textbox', { name: /^Celular/ }),
  birth: () => screen.findByRole('textbox', { name: /^Fecha de nacimiento/ }),
}

export const confirm = () => screen.getByRole('button', { name: 'Confirmar' })

/** Fills in what has to be told. */
export async function fillIn(user: UserEvent, idNumber = '38555112') {
  await user.type(await field.firstName(), 'Lucía')
  await user.type(await field.lastName(), 'Ñandubay')
  await user.type(await field.idNumber(), idNumber)
  await user.type(await field.email(), ' Lucia@Example.com ')
}

/** An invitation of the backend, by the key of its link. */
export function invitationOf({ db }: Mock, key: string) {
  const [invitation] = db.authorizations.by('invitation_key', key)
  if (!invitation) throw new Error(`no invitation ${key}`)
  return invitation
}

/** Who is on an invitation, as the backend has them. */
export const guestsOf = (mock: Mock, key: string) =>
  mock.db.authorizedPeople
    .by('authorization_id', invitationOf(mock, key).id)
    .map(({ person_id }) => mock.db.persons.require(person_id))
