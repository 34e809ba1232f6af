import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { listWrites } from '../../support/list-writes'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  findAuthorizedPerson,
  findSuccessHeading,
  getCreateButton,
  getLastAuthorization,
  getTypeField,
  listPeopleNames,
  openNewAuthorization,
} from './form-steps'
import { findGuestRow, findPeopleByNumber, pasteGuests } from './guest-list-steps'
import {
  findGuest,
  findSaveButton,
  getNameField,
  getSeatsField,
  openInvitation,
  openNewInvitation,
} from './invitation-steps'

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('asks for rows only when the user goes on, and not when the focus leaves the empty field', async () => {
  const { user } = await renderScreen(paths.newAuthorization(), { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Agregar una lista' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar una lista' }))
  const rows = dialog.getByRole('textbox', { name: /^Filas copiadas/ })
  await user.click(rows)
  await user.tab()
  expect(rows).not.toHaveFocus()
  expect(rows).toBeValid()
  expect(dialog.queryByText('Pegá las filas o elegí un archivo.')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Revisar la lista' }))
  expect(await dialog.findByText('Pegá las filas o elegí un archivo.')).toBeVisible()
  expect(rows).toBeInvalid()
})

test('authorizes the contacts, the known people and the new people of a list from a chat', async () => {
  const { user, mock } = await openNewAuthorization()
  const dialog = await pasteGuests(
    user,
    [
      'Cumple de Sofi 🎂',
      '1) Juana Pérez 30.999.888',
      '2) Íñigo Núñez',
      '3) *Rocío Domínguez* - 33.444.777',
      '4) Élida Ñancupil 27650913',
      '5) Rosa Quispe Mamani 6.083.915',
      '6) Pérez, Juana',
      '7) Nadie Conocido',
      '8) Teo Paz 12',
    ].join('\n'),
  )
  expect(await dialog.findByText('4 entran · 3 por completar · 1 repetida')).toBeVisible()
  expect(dialog.getByText(/^No se tuvo en cuenta 1 fila/)).toBeVisible()
  expect((await findGuestRow(dialog, /Íñigo Núñez/)).getByText('Se agrega')).toBeVisible()
  expect((await findGuestRow(dialog, /Rosa Quispe Mamani/)).getByText('Se agrega')).toBeVisible()
  expect(dialog.getByText('Repetida: ya está en la fila 2.')).toBeVisible()
  const unknown = 'No hay una persona conocida con ese nombre: completá el DNI.'
  expect((await findGuestRow(dialog, /NADIE CONOCIDO/)).getByText(unknown)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Femenino' }))
  await user.click(dialog.getByRole('button', { name: 'Agregar 5 personas' }))
  expect(await dialog.findByText('Se agregaron 5 personas. 3 filas quedaron afuera.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Listo' }))
  await closed()
  expect(await findAuthorizedPerson('ÉLIDA ÑANCUPIL')).toBeVisible()
  expect(screen.getByText('5 personas')).toBeVisible()

  await user.selectOptions(getTypeField(), 'Invitado')
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(listPeopleNames(mock, getLastAuthorization(mock)?.id ?? 0)).toEqual([
    'Juana Pérez',
    'Íñigo Núñez',
    'Rocío Domínguez',
    'ÉLIDA ÑANCUPIL',
    'Rosa Quispe Mamani',
  ])
  expect(findPeopleByNumber(mock, '27650913')).toMatchObject([
    { gender: 'F', nationality: 'AR', id_type_code: 'DNI' },
  ])
  expect(listWrites(mock).filter((write) => write.includes('/guest/'))).toHaveLength(1)
})

test('authorizes the people of a list in the quick form', async () => {
  const { user, mock } = await renderScreen(paths.newAuthorization(), { as: 'residente' })
  const dialog = await pasteGuests(user, 'Juana Pérez 30999888\nÍñigo Núñez')
  await user.click(await dialog.findByRole('button', { name: 'Agregar 2 personas' }))
  expect(await screen.findByRole('button', { name: 'Íñigo Núñez' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('radio', { name: 'Evento' }))
  await user.click(screen.getByRole('button', { name: 'Autorizar' }))
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(listPeopleNames(mock, getLastAuthorization(mock)?.id ?? 0)).toEqual(['Juana Pérez', 'Íñigo Núñez'])
})

test('registers a person once if the response is lost, and tells which people were not registered', async () => {
  const { user, mock } = await openNewAuthorization({
    faults: [{ operationId: 'createGuest', status: 'lost', times: 1 }],
  })
  const dialog = await pasteGuests(user, 'DNI\tApellido\tNombre\tSexo\n27650913\tÑancupil\tÉlida\tF')
  await user.click(await dialog.findByRole('button', { name: 'Agregar 1 persona' }))
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  await closed()
  expect(await findAuthorizedPerson('ÉLIDA ÑANCUPIL')).toBeVisible()
  expect(findPeopleByNumber(mock, '27650913')).toHaveLength(1)
})

test('does not offer people again who are already chosen', async () => {
  const { user } = await openNewAuthorization()
  await user.click(await screen.findByRole('button', { name: /^Autorizar a Juana Pérez,/ }))
  await findAuthorizedPerson('Juana Pérez')
  const dialog = await pasteGuests(user, 'Juana Pérez 30999888\nÍñigo Núñez 31888777')
  expect(
    await dialog.findByText('Juana Pérez, documento 30999888, ya está entre los elegidos.'),
  ).toBeVisible()
  expect(dialog.getByText('1 entra · 1 repetida')).toBeVisible()
})

test('a list gives a new invitation its name and its seats, and its guests are added after saving', async () => {
  const { user, mock } = await openNewInvitation()
  const dialog = await pasteGuests(
    user,
    '*Cumple de Sofi* 🎂:\n1) Juana Pérez 30999888\n2) Íñigo Núñez\n3) Martín Acosta 27107308',
  )
  await user.click(await dialog.findByRole('button', { name: 'Agregar 3 personas' }))
  await closed()
  expect(getNameField()).toHaveValue('Cumple de Sofi')
  expect(getSeatsField()).toHaveValue('3')
  expect(await findGuest('Martín Acosta')).toBeVisible()
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  const invitation = getLastAuthorization(mock)
  expect(invitation).toMatchObject({ name: 'Cumple de Sofi', max_people: 3, preauthorization_type: 'INVITE' })
  expect(listPeopleNames(mock, invitation?.id ?? 0)).toEqual(['Juana Pérez', 'Íñigo Núñez', 'Martín Acosta'])
})

test('sends the guests of a new invitation again if only their request failed', async () => {
  const { user, mock } = await openNewInvitation({
    faults: [{ operationId: 'updateAuthorization', status: 500 }],
  })
  await user.type(getNameField(), 'Mateada')
  const dialog = await pasteGuests(user, 'Juana Pérez 30999888\nÍñigo Núñez')
  await user.click(await dialog.findByRole('button', { name: 'Agregar 2 personas' }))
  await closed()
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  expect(
    await screen.findByText(
      /La invitación está guardada, pero no pudimos agregar a los 2 invitados de tu lista\./,
    ),
  ).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Agregamos a los 2 invitados de tu lista.')).toBeVisible()
  expect(mock.db.authorizations.find(({ name }) => name === 'Mateada')).toHaveLength(1)
  expect(listPeopleNames(mock, getLastAuthorization(mock)?.id ?? 0)).toEqual(['Juana Pérez', 'Íñigo Núñez'])
})

test('a list with more people than seats is added after the host raises the number of seats', async () => {
  // The invitation 'Café de vecinas' has two seats and two confirmed guests.
  const { user, mock, id } = await openInvitation('Café de vecinas')
  await findGuest('Olga Villalba')
  const dialog = await pasteGuests(user, 'Juana Pérez 30999888\nOlga Villalba')
  const refusal = 'No quedan lugares en la invitación y la lista suma 1 persona.'
  expect(await dialog.findByRole('alert')).toHaveTextContent(refusal)
  expect(dialog.getByText('1 entra · 1 repetida')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Agregar 1 persona' })).toHaveAccessibleDescription(refusal)
  await user.click(dialog.getByRole('button', { name: 'Subir a 3 lugares' }))
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(dialog.getByText('Queda 1 lugar en la invitación.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Agregar 1 persona' }))
  await user.click(await dialog.findByRole('button', { name: 'Listo' }))
  await closed()
  expect(getSeatsField()).toHaveValue('3')
  expect(screen.getByText('3 / 3')).toBeVisible()
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación modificada exitosamente')
  expect(mock.db.authorizations.require(id).max_people).toBe(3)
  expect(listPeopleNames(mock, id)).toContain('Juana Pérez')
})

test('a listed guest can be taken out again, and a removed guest can come back by a list', async () => {
  const { user, mock, id } = await openInvitation('Asado de fin de verano')
  await user.click(await findGuest('Celeste Guerra'))
  const number = mock.db.persons
    .all()
    .find(({ first_name, last_name }) => `${first_name} ${last_name}` === 'Celeste Guerra')
  const dialog = await pasteGuests(user, `Celeste Guerra ${number?.id_number}\nJuana Pérez 30999888`)
  await user.click(await dialog.findByRole('button', { name: 'Agregar 2 personas' }))
  await closed()
  expect(screen.getByText('5 / 25')).toBeVisible()
  const list = within(screen.getByRole('group', { name: 'Invitados que agregás' }))
  await user.click(list.getByRole('button', { name: /^Quitar a Juana Pérez/ }))
  expect(screen.getByText('4 / 25')).toBeVisible()
  expect(await findSaveButton()).toHaveAccessibleDescription('Todavía no cambiaste nada.')
  expect(listPeopleNames(mock, id)).toContain('Celeste Guerra')
})
