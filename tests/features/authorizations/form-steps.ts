import { createMock, type Mock } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../../support/render-screen'

export const createButton = () => screen.getByRole('button', { name: 'Crear' })
export const editButton = () => screen.findByRole('button', { name: 'Editar' })
export const typeField = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: /Tipo de autorización/ })
export const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' })
export const fromField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Fecha de ingreso/ })
export const toField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Fecha de fin/ })
export const noteField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota para la guardia/ })
export const segment = (name: string) => screen.getByRole('radio', { name })
export const tab = (name: string) => screen.getByRole('tab', { name })
export const contact = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Autorizar a ${name},`) })
export const authorized = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Quitar a ${name},`) })

/** Opens the form for a new authorization. */
export async function openNew(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(paths.newAuthorization(), { as: 'residente', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  return opened
}

/** Fills in the required values of a new authorization. */
export async function fillIn(user: UserEvent) {
  await user.selectOptions(typeField(), 'Invitado')
  await user.click(await contact('Juana Pérez'))
  await authorized('Juana Pérez')
}

export async function changeDay(user: UserEvent, field: HTMLInputElement, text: string) {
  await user.clear(field)
  if (text !== '') await user.type(field, text)
  await user.tab()
}

export const startField = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Horario de ingreso/ })
export const endField = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Horario de egreso/ })

export async function changeHour(user: UserEvent, field: HTMLInputElement, text: string) {
  await user.clear(field)
  if (text !== '') await user.type(field, text)
  await user.tab()
}

/** Chooses two hours of a Wednesday and the lot. The backend then stores `wednesdayEvening`. */
export async function chooseWednesdayEvening(user: UserEvent) {
  await user.click(segment('Un día'))
  expect(screen.queryByRole('textbox', { name: /Fecha de fin/ })).not.toBeInTheDocument()
  await changeDay(user, fromField(), '18/03/2026')
  await user.click(tab('Horario'))
  await user.click(segment('Rango horario'))
  await changeHour(user, startField(), '18:00')
  await changeHour(user, endField(), '20:30')
  await user.click(segment('Al lote'))
}

export const wednesdayEvening = {
  from_date: '2026-03-18',
  to_date: '2026-03-18',
  start_time: '18:00:00',
  end_time: '20:30:00',
  concurrent_flag: false,
  monday_flag: false,
  wednesday_flag: true,
  location_to: 'PROPERTY',
}

/** The stored terms of a form with the default days, hours and directions. */
export const usualTerms = {
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

/** Clears the faults and retries the failed load. */
export async function retry({ user, mock }: { user: UserEvent; mock: Mock }) {
  const button = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(button)
}

/** The id of an authorization of the demo. */
export function idOf({ db }: Pick<Mock, 'db'>, name: string): number {
  const row = db.authorizations.all().find((authorization) => authorization.name === name)
  if (!row) throw new Error(`there is no ${name}`)
  return row.id
}

/** Opens an authorization of the demo by its name: the scenario gives it the same id each time. */
export async function openEdit(name: string, options: Parameters<typeof renderScreen>[1] = {}) {
  const id = idOf(await createMock(), name)
  return { ...(await renderScreen(paths.editAuthorization(id), { as: 'residente', ...options })), id }
}

export const peopleIn = ({ db }: Pick<Mock, 'db'>, id: number) =>
  db.authorizedPeople
    .by('authorization_id', id)
    .map(({ person_id }) => db.persons.require(person_id))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)

export const lastAuthorization = ({ db }: Pick<Mock, 'db'>) => db.authorizations.all().at(-1)

export const success = (title: string) => screen.findByRole('heading', { level: 1, name: title })

export const expectAlert = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
