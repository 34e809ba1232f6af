import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the dialog 'Agregar una lista' and pastes a text, which opens its preview. Returns the queries of the dialog. */
export async function pasteGuests(user: UserEvent, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar una lista' }))
  await user.click(dialog.getByRole('textbox', { name: /^Filas copiadas/ }))
  await user.paste(text)
  return dialog
}

type Dialog = Awaited<ReturnType<typeof pasteGuests>>

/** Finds the row of a person in the preview. */
export const findGuestRow = async (dialog: Dialog, name: RegExp) =>
  within((await dialog.findByRole('rowheader', { name })).closest('tr') as HTMLElement)

export const findPeopleByNumber = ({ db }: Mock, idNumber: string) =>
  db.persons.all().filter((person) => person.id_number === idNumber && person.real_property_id === 101)
