import { createMock, type Mock } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../../support/render-screen'

export const getCreateButton = () => screen.getByRole('button', { name: 'Crear' })
export const findEditButton = () => screen.findByRole('button', { name: 'Editar' })
export const getTypeField = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: /Tipo de autorización/ })
export const getTitleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' })
export const getFromDateField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /Fecha de ingreso/ })
export const getToDateField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Fecha de fin/ })
export const getNoteField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota para la guardia/ })
export const getSegment = (name: string) => screen.getByRole('radio', { name })
export const getTab = (name: string) => screen.getByRole('tab', { name })
export const findContact = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Autorizar a ${name},`) })
export const findAuthorizedPerson = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Quitar a ${name},`) })

/** The address of the form for a new authorization with all its fields. */
const fullFormAddress = '/preauthorization/new?opciones=todas'

/** Opens all options of a new authorization as the user residente, and waits until the form is shown. */
export async function openNewAuthorization(options: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen(fullFormAddress, { as: 'residente', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  return view
}

/** Opens all options of the new authorization on the screen. */
export async function openAllOptions(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Más opciones' }))
  await screen.findByRole('textbox', { name: 'Título' })
}

/** Chooses a type and the contact Juana Pérez, which are the only required values without a default. */
export async function fillInRequiredFields(user: UserEvent) {
  await user.selectOptions(getTypeField(), 'Invitado')
  await user.click(await findContact('Juana Pérez'))
  await findAuthorizedPerson('Juana Pérez')
}

/** Replaces the text of a field, and leaves the field. */
export async function replaceText(user: UserEvent, field: HTMLInputElement, text: string) {
  await user.clear(field)
  if (text !== '') await user.type(field, text)
  await user.tab()
}

export const getStartTimeField = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: /Horario de ingreso/ })
export const getEndTimeField = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: /Horario de egreso/ })

/** Chooses Wednesday, 18 March, from 18:00 to 20:30, and directions to the lot: the values of `wednesdayEveningTerms`. */
export async function chooseWednesdayEvening(user: UserEvent) {
  await user.click(getSegment('Un día'))
  expect(screen.queryByRole('textbox', { name: /Fecha de fin/ })).not.toBeInTheDocument()
  await replaceText(user, getFromDateField(), '18/03/2026')
  await user.click(getTab('Horario'))
  await user.click(getSegment('Rango horario'))
  await replaceText(user, getStartTimeField(), '18:00')
  await replaceText(user, getEndTimeField(), '20:30')
  await user.click(getSegment('Al lote'))
}

/** The terms that the backend stores for the choices of `chooseWednesdayEvening`. */
export const wednesdayEveningTerms = {
  from_date: '2026-03-18',
  to_date: '2026-03-18',
  start_time: '18:00:00',
  end_time: '20:30:00',
  concurrent_flag: false,
  monday_flag: false,
  wednesday_flag: true,
  location_to: 'PROPERTY',
}

/** The terms that the backend stores for the default days, hours and directions of the form. */
export const defaultTerms = {
  property_id: 201,
  source: 'PERSON',
  method: 'WEB',
  from_date: '2026-03-16',
  to_date: '2026-03-23',
  start_time: '00:00:00',
  end_time: '23:59:00',
  concurrent_flag: true,
  sunday_flag: true,
  location_to: null,
}

/** Clears the faults, and clicks the button that retries the failed load. */
export async function clearFaultsAndRetry({ user, mock }: { user: UserEvent; mock: Mock }) {
  const button = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(button)
}

/** Returns the id of the authorization with the given name, and throws if there is none. */
export function requireAuthorizationId({ db }: Pick<Mock, 'db'>, name: string): number {
  const row = db.authorizations.all().find((authorization) => authorization.name === name)
  if (!row) throw new Error(`there is no authorization ${name}`)
  return row.id
}

/**
 * Opens the edit form of the demo authorization with the given name. Returns the rendered view and the authorization's id.
 * The address needs the id before the view has a mock backend, so the id is read from a second mock backend. The demo
 * scenario generates the same ids in every mock backend.
 */
export async function openAuthorization(name: string, options: Parameters<typeof renderScreen>[1] = {}) {
  const id = requireAuthorizationId(await createMock(), name)
  return { ...(await renderScreen(paths.editAuthorization(id), { as: 'residente', ...options })), id }
}

export const listPeopleNames = ({ db }: Pick<Mock, 'db'>, authorizationId: number) =>
  db.authorizedPeople
    .by('authorization_id', authorizationId)
    .map(({ person_id }) => db.persons.require(person_id))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)

export const getLastAuthorization = ({ db }: Pick<Mock, 'db'>) => db.authorizations.all().at(-1)

export const findSuccessHeading = (title: string) => screen.findByRole('heading', { level: 1, name: title })

export const expectAlert = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
