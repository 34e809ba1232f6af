import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen } from '../../support/render-screen'
import { matchWholeText } from '../../support/whole-text'
import {
  expectAlert,
  findAuthorizedPerson,
  findSuccessHeading,
  getCreateButton,
  getFromDateField,
  getLastAuthorization,
  getNoteField,
  getSegment,
  getToDateField,
  getTypeField,
  listPeopleNames,
  replaceText,
} from './form-steps'

const findFace = (name: string) => screen.findByRole('button', { name })
const getAuthorizeButton = () => screen.getByRole('button', { name: 'Autorizar' })
const getMoreButton = () => screen.getByRole('button', { name: 'Más opciones' })
const getFewerButton = () => screen.getByRole('button', { name: 'Menos opciones' })

async function openQuickForm(options: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen(paths.newAuthorization(), { as: 'residente', ...options })
  await screen.findByRole('button', { name: 'Leandro Córdoba' })
  return view
}

const addBySearch = async (user: UserEvent, name: string) => {
  await user.type(screen.getByRole('combobox', { name: 'Buscar contactos por nombre o DNI' }), name)
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

test('authorizes a known contact with the type of the last visit, for a named day and hours', async () => {
  const { user, mock } = await openQuickForm()
  await user.click(await findFace('Leandro Córdoba'))
  expect(getSegment('Trabajador/Prestador de Servicio')).toBeChecked()
  await user.click(getSegment('Martes 24'))
  await user.click(getSegment('Mañana 8–12'))
  expect(screen.getByText('Leandro Córdoba, martes 24, de 8 a 12')).toBeVisible()
  await user.click(getAuthorizeButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  const created = getLastAuthorization(mock)
  expect(created).toMatchObject({
    name: 'Leandro Córdoba',
    source: 'PERSON',
    method: 'WEB',
    preauthorization_type: 'VENDOR',
    from_date: '2026-03-24',
    to_date: '2026-03-24',
    start_time: '08:00:00',
    end_time: '12:00:00',
    concurrent_flag: false,
    location_to: null,
    description: '',
  })
  expect(listPeopleNames(mock, created?.id ?? 0)).toEqual(['Leandro Córdoba'])
})

test('begins with the current day, all day, and needs a person and a type', async () => {
  const { user } = await openQuickForm()
  expect(getSegment('Hoy')).toBeChecked()
  expect(getSegment('Todo el día')).toBeChecked()
  expect(screen.getByText('Elegí a quién autorizás, hoy, todo el día')).toBeVisible()
  expect(getAuthorizeButton()).toHaveAccessibleDescription('Debés seleccionar por lo menos un contacto.')
  await addBySearch(user, 'Bautista Cuello')
  expect(await findFace('Bautista Cuello')).toHaveAttribute('aria-pressed', 'true')
  await user.click(getAuthorizeButton())
  const types = screen.getByRole('radiogroup', { name: /Tipo de autorización/ })
  expect(types).toHaveAccessibleDescription('Seleccione un tipo de autorización')
  expect(within(types).getAllByRole('radio')[0]).toHaveFocus()
})

test('keeps the type that the user chose when people are added', async () => {
  const { user } = await openQuickForm()
  await user.click(getSegment('Evento'))
  await user.click(await findFace('Leandro Córdoba'))
  expect(getSegment('Evento')).toBeChecked()
})

test('suggests the type of the last authorization of a contact who was authorized long ago', async () => {
  const { user } = await openQuickForm()
  await addBySearch(user, 'Juana Pérez')
  await waitFor(() => expect(getSegment('Invitado')).toBeChecked())
  await user.click(await findFace('Juana Pérez'))
  expect(getSegment('Invitado')).not.toBeChecked()
})

test("'Más opciones' shows everything that was chosen, and 'Menos opciones' keeps what is typed there", async () => {
  const { user, mock } = await openQuickForm()
  await user.click(await findFace('Leandro Córdoba'))
  await user.click(getSegment('Miércoles 18'))
  await user.click(getSegment('Tarde 13–18'))
  await user.click(getMoreButton())
  await findAuthorizedPerson('Leandro Córdoba')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(getSegment('Un día')).toBeChecked()
  expect(getFromDateField()).toHaveValue('18-03-2026')
  expect(getTypeField()).toHaveDisplayValue('Trabajador/Prestador de Servicio')
  await user.type(getNoteField(), 'Trae la escalera.')
  await user.click(getSegment('Al lote'))
  await user.click(getFewerButton())
  expect(screen.getByText('También lleva: cómo llegar, nota para la guardia.')).toBeVisible()
  expect(screen.getByText('Leandro Córdoba, miércoles 18, de 13 a 18')).toBeVisible()
  await user.click(getAuthorizeButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(getLastAuthorization(mock)).toMatchObject({
    from_date: '2026-03-18',
    start_time: '13:00:00',
    location_to: 'PROPERTY',
    description: 'Trae la escalera.',
  })
})

test("'Más opciones' begins with a week if nothing was chosen", async () => {
  const { user } = await openQuickForm()
  await user.click(getMoreButton())
  await waitFor(() => expect(getCreateButton()).toBeVisible())
  expect(window.location.search).toBe('?opciones=todas')
  expect(getSegment('Varios días')).toBeChecked()
  expect(getFromDateField()).toHaveValue('16-03-2026')
  expect(getToDateField()).toHaveValue('23-03-2026')
  await user.click(getFewerButton())
  expect(getSegment('Se repite')).toBeChecked()
  expect(
    screen.getByText(matchWholeText('Elegí a quién autorizás, del 16-03-2026 al 23-03-2026, todo el día')),
  ).toBeVisible()
})

test('restores what was chosen after a reload of all options', async () => {
  const first = await openQuickForm()
  await first.user.click(await findFace('Leandro Córdoba'))
  await first.user.click(getSegment('Mañana'))
  await first.user.click(getMoreButton())
  await findAuthorizedPerson('Leandro Córdoba')
  expect(window.location.search).toBe('?opciones=mas')
  first.unmount()
  await renderScreen('/preauthorization/new?opciones=mas', { as: 'residente' })
  await findAuthorizedPerson('Leandro Córdoba')
  expect(getFromDateField()).toHaveValue('17-03-2026')
})

test('authorizes some weekdays until a day, and any hours', async () => {
  const { user, mock } = await openQuickForm()
  await user.click(await findFace('Leandro Córdoba'))
  await user.click(getSegment('Se repite'))
  await replaceText(user, getToDateField(), '30-04-2026')
  await user.click(getSegment('Algunos días'))
  const days = screen.getByRole('group', { name: /Días permitidos/ })
  for (const name of ['lunes', 'miércoles', 'viernes', 'sábado', 'domingo'])
    await user.click(within(days).getByRole('button', { name }))
  await user.click(getSegment('Otro'))
  await replaceText(user, screen.getByRole('combobox', { name: /Horario de ingreso/ }), '8:30')
  await replaceText(user, screen.getByRole('combobox', { name: /Horario de egreso/ }), '11')
  expect(
    screen.getByText(
      matchWholeText('Leandro Córdoba, los martes y jueves del 16-03-2026 al 30-04-2026, de 8:30 a 11'),
    ),
  ).toBeVisible()
  await user.click(getAuthorizeButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(getLastAuthorization(mock)).toMatchObject({
    to_date: '2026-04-30',
    start_time: '08:30:00',
    end_time: '11:00:00',
    concurrent_flag: true,
    monday_flag: false,
    tuesday_flag: true,
    thursday_flag: true,
  })
})

test('shows the errors of another day and other hours at their fields', async () => {
  const { user } = await openQuickForm()
  await user.click(await findFace('Leandro Córdoba'))
  await user.click(getSegment('Otro día'))
  await user.click(getSegment('Otro'))
  await replaceText(user, screen.getByRole('combobox', { name: /Horario de ingreso/ }), '12:00')
  await replaceText(user, screen.getByRole('combobox', { name: /Horario de egreso/ }), '10:00')
  expect(screen.getByText('Leandro Córdoba, elegí el día, elegí el horario')).toBeVisible()
  await user.click(getAuthorizeButton())
  expect(getFromDateField()).toHaveAccessibleDescription(/Seleccione una fecha de ingreso/)
  expect(screen.getByRole('combobox', { name: /Horario de egreso/ })).toHaveAccessibleDescription(
    'El horario de egreso debe ser posterior al de ingreso.',
  )
  await replaceText(user, getFromDateField(), '18-03-2026')
  expect(getFromDateField()).toHaveValue('18-03-2026')
  expect(screen.getByText('Leandro Córdoba, miércoles 18, elegí el horario')).toBeVisible()
})

test('warns about hours of the current day that have passed, and about another authorization', async () => {
  const { user } = await openQuickForm()
  await addBySearch(user, 'Juana Pérez')
  expect(await screen.findByText('Ya hay personas autorizadas en esos días')).toBeVisible()
  await user.click(getSegment('Otro'))
  await replaceText(user, screen.getByRole('combobox', { name: /Horario de ingreso/ }), '8')
  await replaceText(user, screen.getByRole('combobox', { name: /Horario de egreso/ }), '9')
  expect(screen.getByText(/^Ese horario de hoy ya pasó/)).toBeVisible()
  await user.click(getSegment('Mañana'))
  expect(screen.queryByText(/^Ese horario de hoy ya pasó/)).not.toBeInTheDocument()
})

test('adds a new person in place, with the number that the search did not find', async () => {
  const { user, mock } = await openQuickForm()
  await user.type(screen.getByRole('combobox', { name: 'Buscar contactos por nombre o DNI' }), '41908172')
  await user.click(await screen.findByRole('option', { name: 'Persona nueva' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo Invitado' })
  expect(within(dialog).getByRole('textbox', { name: /Número de documento/ })).toHaveValue('41908172')
  await user.click(within(dialog).getByRole('button', { name: 'Siguiente' }))
  await user.type(await within(dialog).findByRole('textbox', { name: /^Nombre/ }), 'Begoña')
  await user.type(within(dialog).getByRole('textbox', { name: /^Apellido/ }), 'Ñañez')
  await user.click(within(dialog).getByRole('radio', { name: 'Femenino' }))
  await user.click(within(dialog).getByRole('button', { name: 'Agregar' }))
  expect(await findFace('BEGOÑA ÑAÑEZ')).toHaveAttribute('aria-pressed', 'true')
  await user.click(getSegment('Invitado'))
  await user.click(getAuthorizeButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(getLastAuthorization(mock)).toMatchObject({
    name: 'BEGOÑA ÑAÑEZ',
    preauthorization_type: 'PERSONAL',
  })
})

test('shows why saving failed, and keeps what was chosen', async () => {
  const { user } = await openQuickForm({ faults: [{ operationId: 'createAuthorization', status: 500 }] })
  await user.click(await findFace('Leandro Córdoba'))
  await user.click(getAuthorizeButton())
  await expectAlert('Ha ocurrido un error inesperado. Por favor intente nuevamente más tarde.')
  expect(await findFace('Leandro Córdoba')).toHaveAttribute('aria-pressed', 'true')
})

test('offers contacts if the newest authorizations cannot be read', async () => {
  await renderScreen(paths.newAuthorization(), {
    as: 'residente',
    faults: [{ operationId: 'listAuthorizations', status: 500 }],
  })
  expect(await findFace('Abril Cardozo')).toBeVisible()
})
