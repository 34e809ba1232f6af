import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderScreen } from '../../support/render-screen'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens a new submission in Los Álamos. */
export const openNewSubmission = (kind: 'seguros' | 'antecedentes', options: Options = {}) =>
  renderScreen(`/submissions/101/new?tipo=${kind}`, { as: 'residente', ...options })

export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const waitForClosedDialog = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('a dialog is open')
  })

export async function addByDocument(user: UserEvent, document: string) {
  await user.type(await screen.findByRole('combobox', { name: /^Trabajador/ }), document)
  await user.click(await screen.findByRole('option', { name: new RegExp(document) }))
  await user.click(screen.getByRole('button', { name: 'Agregar persona' }))
}

/** Finds the people of Los Álamos in the backend who have this document. */
export const readPeople = ({ db }: Mock, document: string) =>
  db.persons.all().filter((person) => person.id_number === document && person.real_property_id === 101)

/** Opens the dialog for a list, and pastes rows, so that the preview opens. Returns the queries of the dialog. */
export async function pasteList(user: UserEvent, rows: string) {
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const dialog = await findDialog('Agregar una lista')
  await user.click(dialog.getByRole('textbox', { name: /^Filas copiadas/ }))
  await user.paste(rows)
  return dialog
}
