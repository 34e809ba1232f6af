import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isFullRun } from '../../support/scope'
import {
  chooseWednesdayEvening,
  defaultTerms,
  fillInRequiredFields,
  findAuthorizedPerson,
  findContact,
  findSuccessHeading,
  getCreateButton,
  getFromDateField,
  getLastAuthorization,
  getNoteField,
  getSegment,
  getTab,
  getTitleField,
  getToDateField,
  getTypeField,
  listPeopleNames,
  openNewAuthorization,
  wednesdayEveningTerms,
} from './form-steps'

test('proposes a week from the current day, on all weekdays, for the whole day', async () => {
  const { user } = await openNewAuthorization()
  expect(getSegment('Varios días')).toBeChecked()
  expect(getFromDateField()).toHaveValue('16-03-2026')
  expect(getToDateField()).toHaveValue('23-03-2026')
  expect(getSegment('Toda la semana')).toBeChecked()
  await user.click(getTab('Horario'))
  expect(getSegment('Todo el día')).toBeChecked()
  expect(screen.getByRole('link', { name: 'Volver a autorizaciones' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/')
})

test('offers every type except the invitation', async () => {
  await openNewAuthorization()
  const optionTexts = within(getTypeField())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(optionTexts).toEqual([
    'Elegí un tipo',
    'Invitado',
    'Familiar No residente',
    'Trabajador/Prestador de Servicio',
    'Jardinero/Piletero/Otro',
    'Inmobiliaria',
    'Evento',
  ])
})

test('creates an authorization from only a type and a contact, and names it after the contact', async () => {
  const { user, mock } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(getCreateButton())

  const title = await findSuccessHeading('¡Autorización creada con éxito!')
  await waitFor(() => expect(title).toHaveFocus())
  expect(document.title).toBe('¡Autorización creada con éxito! – Los Álamos')
  expect(screen.getByRole('img', { name: 'Código QR de la autorización' })).toBeVisible()
  const authorization = getLastAuthorization(mock)
  expect(authorization).toMatchObject({
    ...defaultTerms,
    name: 'Juana Pérez',
    preauthorization_type: 'PERSONAL',
  })
  expect(listPeopleNames(mock, authorization?.id ?? 0)).toEqual(['Juana Pérez'])
})

test('sends the chosen day, hours, directions, note and title', async () => {
  const { user, mock } = await openNewAuthorization()
  await fillInRequiredFields(user)
  await user.click(await findContact('Íñigo Núñez'))
  await user.type(getTitleField(), 'Reunión de consorcio')
  await chooseWednesdayEvening(user)
  await user.type(getNoteField(), 'Tocan timbre en la casa verde.')
  await user.click(getCreateButton())

  await findSuccessHeading('¡Autorización creada con éxito!')
  const authorization = getLastAuthorization(mock)
  expect(authorization).toMatchObject({
    name: 'Reunión de consorcio',
    description: 'Tocan timbre en la casa verde.',
    ...wednesdayEveningTerms,
  })
  expect(listPeopleNames(mock, authorization?.id ?? 0)).toEqual(['Juana Pérez', 'Íñigo Núñez'])
})

test.runIf(isFullRun)('offers a removed person again among the contacts', async () => {
  const { user } = await openNewAuthorization()
  await user.click(await findContact('Juana Pérez'))
  await user.click(await findAuthorizedPerson('Juana Pérez'))
  expect(await findContact('Juana Pérez')).toBeVisible()
  expect(screen.getByText('Todavía no elegiste a nadie: tocá un contacto para autorizarlo.')).toBeVisible()
})

test.runIf(isFullRun)('creates only one authorization after a double click', async () => {
  const { user, mock } = await openNewAuthorization()
  const countBefore = mock.db.authorizations.all().length
  await fillInRequiredFields(user)
  await user.dblClick(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
})

test('asks for a confirmation before leaving with unsaved changes', async () => {
  const { user } = await openNewAuthorization()
  await user.type(getTitleField(), 'Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  const dialog = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await user.click(within(dialog).getByRole('button', { name: 'Seguir editando' }))
  expect(getTitleField()).toHaveValue('Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
})
