import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { renderScreen } from '../../support/render-screen'

/*
 * Today is Monday, 16 March 2026. Residente lives on A-12 and is manager 601 of Casa Pérez (work 501); Obra is manager
 * 602 and does not live there. Aguiñaga has no email, Dufour no phone and no user; Funes is suspended, Ñáñez invalid.
 */

type Options = Parameters<typeof renderScreen>[1]

/** Opens the managers of Casa Pérez. */
export const openManagers = (more = '', options: Options = {}) =>
  renderScreen(`/construction/501?tab=responsables${more}`, { as: 'residente', ...options })

export const rowOf = async (lastName: string) => {
  const head = await screen.findByRole('rowheader', { name: lastName })
  return within(head.parentElement as HTMLElement)
}
export const lastNames = async () =>
  (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Returns the status of each manager of Casa Pérez in the backend, by last name. */
export const managersIn = ({ db }: Mock) =>
  Object.fromEntries(
    db.workManagers
      .by('work_id', 501)
      .map(({ person_id, status }) => [db.persons.require(person_id).last_name, status]),
  )
export const personWith = ({ db }: Mock, document: string) =>
  db.persons.first(({ id_number, real_property_id }) => id_number === document && real_property_id === 101)
export const mailsTo = ({ db }: Mock, email: string) => db.mailbox.find(({ to }) => to === email)

/** Sets a manager's status as another user. */
export const setStatus = async ({ db }: Mock, id: number, status: 'CURRENT' | 'SUSPENDED' | 'INVALID') => {
  await db.workManagers.save({ ...db.workManagers.require(id), status })
}

/** Searches a person in the add dialog and chooses the first result. */
export async function choosePerson(user: UserEvent, text: string, found: RegExp) {
  await user.type(await screen.findByRole('combobox', { name: /^Buscar persona por DNI/ }), text)
  await user.click(await screen.findByRole('option', { name: found }, { timeout: 3000 }))
}
export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))

export async function fillInNew(user: UserEvent, idNumber = '24816305') {
  await user.click(await screen.findByRole('button', { name: 'Registrar persona nueva' }))
  await user.type(field(/^DNI/), idNumber)
  await user.type(field(/^Nombre/), 'Ramón')
  await user.type(field(/^Apellido/), 'Ñáñez Ruiz')
  await user.click(screen.getByRole('radio', { name: 'X' }))
  await user.type(field(/^Email/), 'Ramon@Demo.AR')
  await user.type(field(/^Teléfono/), '11 5555-9876')
}

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const added = (name: string) => `${name} se agregó exitosamente como responsable de obra.`
