import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  authorized,
  chooseWednesdayEvening,
  contact,
  createButton,
  fillIn,
  fromField,
  lastAuthorization,
  noteField,
  openNew,
  peopleIn,
  segment,
  success,
  tab,
  titleField,
  toField,
  typeField,
  usualTerms,
  wednesdayEvening,
} from './form-steps'

test('proposes several days, today to today + 7, all week, the whole day', async () => {
  const { user } = await openNew()
  expect(segment('Varios días')).toBeChecked()
  expect(fromField()).toHaveValue('16-03-2026')
  expect(toField()).toHaveValue('23-03-2026')
  expect(segment('Toda la semana')).toBeChecked()
  await user.click(tab('Horario'))
  expect(segment('Todo el día')).toBeChecked()
  expect(screen.getByRole('link', { name: 'Volver a autorizaciones' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/')
})

test('offers every type except the invitation', async () => {
  await openNew()
  const offered = within(typeField())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(offered).toEqual([
    'Elegí un tipo',
    'Invitado',
    'Familiar No residente',
    'Trabajador/Prestador de Servicio',
    'Jardinero/Piletero/Otro',
    'Inmobiliaria',
    'Evento',
  ])
})

test('creates an authorization with only a type and a contact', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.click(createButton())

  const title = await success('¡Autorización creada con éxito!')
  await waitFor(() => expect(title).toHaveFocus())
  expect(document.title).toBe('¡Autorización creada con éxito! – Los Álamos')
  expect(screen.getByRole('img', { name: 'Código QR de la autorización' })).toBeVisible()
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({
    ...usualTerms,
    name: 'Juana Pérez',
    preauthorization_type: 'PERSONAL',
  })
  expect(peopleIn(mock, created?.id ?? 0)).toEqual(['Juana Pérez'])
})

test('sends one day, some hours, the directions, a note and a title', async () => {
  const { user, mock } = await openNew()
  await fillIn(user)
  await user.click(await contact('Íñigo Núñez'))
  await user.type(titleField(), 'Reunión de consorcio')
  await chooseWednesdayEvening(user)
  await user.type(noteField(), 'Tocan timbre en la casa verde.')
  await user.click(createButton())

  await success('¡Autorización creada con éxito!')
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({
    name: 'Reunión de consorcio',
    description: 'Tocan timbre en la casa verde.',
    ...wednesdayEvening,
  })
  expect(peopleIn(mock, created?.id ?? 0)).toEqual(['Juana Pérez', 'Íñigo Núñez'])
})

test('offers a removed person again among the contacts', async () => {
  const { user } = await openNew()
  await user.click(await contact('Juana Pérez'))
  await user.click(await authorized('Juana Pérez'))
  expect(await contact('Juana Pérez')).toBeVisible()
  expect(screen.getByText('Todavía no elegiste a nadie: tocá un contacto para autorizarlo.')).toBeVisible()
})
