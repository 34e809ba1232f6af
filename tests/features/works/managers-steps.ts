import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { renderScreen } from '../../support/render-screen'

/*
 * Today is Monday, 16 March 2026. The user `residente` lives on A-12 and is manager 601 of Casa Pérez (work 501). The
 * user `obra` is manager 602 and lives elsewhere. The manager Adeyemi-Brandt is a co-resident of A-12. The manager Aguiñaga has
 * no email, and Dufour has no telephone and no user. Funes is suspended, and Ñáñez is invalid.
 */

type Options = Parameters<typeof renderScreen>[1]

/** Opens the managers of Casa Pérez. `parameters` are appended to the query string of the address. */
export const openManagers = (parameters = '', options: Options = {}) =>
  renderScreen(`/construction/501?tab=responsables${parameters}`, { as: 'residente', ...options })

export const findRow = async (lastName: string) => {
  const header = await screen.findByRole('rowheader', { name: lastName })
  return within(header.parentElement as HTMLElement)
}
export const listLastNames = async () =>
  (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Returns the status of each manager of Casa Pérez in the mock backend, by last name. */
export const readManagerStatuses = ({ db }: Mock) =>
  Object.fromEntries(
    db.workManagers
      .by('work_id', 501)
      .map(({ person_id, status }) => [db.persons.require(person_id).last_name, status]),
  )
/** Finds a person of Los Álamos by document number in the mock backend. */
export const findPerson = ({ db }: Mock, documentNumber: string) =>
  db.persons.first(
    ({ id_number, real_property_id }) => id_number === documentNumber && real_property_id === 101,
  )
/** Finds the mails that the mock backend sent to an email address. */
export const findMails = ({ db }: Mock, email: string) => db.mailbox.find(({ to }) => to === email)

/** Sets a manager's status in the mock backend, as if another user had changed it. */
export const setManagerStatus = async (
  { db }: Mock,
  id: number,
  status: 'CURRENT' | 'SUSPENDED' | 'INVALID',
) => {
  await db.workManagers.save({ ...db.workManagers.require(id), status })
}

/** Searches for a person in the dialog for a new manager, and chooses the result that has `optionName`. */
export async function choosePerson(user: UserEvent, text: string, optionName: RegExp) {
  await user.type(await screen.findByRole('combobox', { name: /^Buscar persona por DNI/ }), text)
  await user.click(await screen.findByRole('option', { name: optionName }, { timeout: 3000 }))
}
export const getField = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const clickButton = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))

/** Fills all fields of a new person, Ramón Ñáñez Ruiz, in the dialog for a new manager. */
export async function fillNewPerson(user: UserEvent, idNumber = '24816305') {
  await user.click(await screen.findByRole('button', { name: 'Registrar persona nueva' }))
  await user.type(getField(/^DNI/), idNumber)
  await user.type(getField(/^Nombre/), 'Ramón')
  await user.type(getField(/^Apellido/), 'Ñáñez Ruiz')
  await user.click(screen.getByRole('radio', { name: 'X' }))
  await user.type(getField(/^Email/), 'Ramon@Demo.AR')
  await user.type(getField(/^Teléfono/), '11 5555-9876')
}

export const waitForClosedDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const createAddedMessage = (name: string) => `${name} se agregó exitosamente como responsable de obra.`
