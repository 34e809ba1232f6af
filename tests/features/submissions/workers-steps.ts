import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens the form for a new submission in Los Álamos. */
export const openNewSubmission = (kind: 'seguros' | 'antecedentes', options: Options = {}) =>
  renderScreen(`/submissions/101/new?tipo=${kind}`, { as: 'residente', ...options })

export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const waitForClosedDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('a dialog is open')
  })

/** Searches for a worker by document number, and adds the found person to the submission. */
export async function addByDocumentNumber(user: UserEvent, documentNumber: string) {
  await user.type(await screen.findByRole('combobox', { name: /^Trabajador/ }), documentNumber)
  await user.click(await screen.findByRole('option', { name: new RegExp(documentNumber) }))
  await user.click(screen.getByRole('button', { name: 'Agregar persona' }))
}

/** Returns the people of Los Álamos who have the document number in the mock backend. */
export const findPeopleByDocumentNumber = ({ db }: Mock, documentNumber: string) =>
  db.persons.all().filter((person) => person.id_number === documentNumber && person.real_property_id === 101)

/**
 * Opens the dialog 'Agregar una lista' and pastes the rows, which opens their preview. Returns the Testing Library queries of
 * the dialog.
 */
export async function pasteList(user: UserEvent, rows: string) {
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const dialog = await findDialog('Agregar una lista')
  await user.click(dialog.getByRole('textbox', { name: /^Filas copiadas/ }))
  await user.paste(rows)
  return dialog
}
