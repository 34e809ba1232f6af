import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  chooseWednesdayEvening,
  expectAlert,
  fromField,
  lastAuthorization,
  noteField,
  peopleIn,
  success,
  toField,
  usualTerms,
  wednesdayEvening,
} from './form-steps'
import {
  messageToShare,
  nameField,
  noEffect,
  openNewInvitation,
  saveButton,
  seatsField,
} from './invitation-steps'

test('proposes two seats, several days and today to today + 7, and explains invitations', async () => {
  await openNewInvitation()
  expect(nameField()).toHaveValue('')
  expect(seatsField()).toHaveValue('2')
  expect(fromField()).toHaveValue('16-03-2026')
  expect(toField()).toHaveValue('23-03-2026')
  expect(screen.getByText(/compartí su enlace/)).toBeVisible()
  // Only a saved invitation has these.
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument()
  expect(screen.queryByText(noEffect)).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Quiénes confirmaron' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/')
})

test('saves an invitation with only a name, and offers its message to share', async () => {
  const { user, mock } = await openNewInvitation()
  const save = await saveButton()
  expect(save).toHaveAccessibleDescription('Escriba el nombre del evento')
  await user.type(nameField(), '  Mateada  ')
  expect(save).not.toHaveAccessibleDescription()
  await user.dblClick(save)

  const title = await success('Invitación creada exitosamente')
  await waitFor(() => expect(title).toHaveFocus())
  expect(document.title).toBe('Invitación creada exitosamente – Los Álamos')
  const created = lastAuthorization(mock)
  expect(created).toMatchObject({
    ...usualTerms,
    name: 'Mateada',
    description: '',
    preauthorization_type: 'INVITE',
    max_people: 2,
  })
  expect(mock.db.authorizations.find(({ name }) => name === 'Mateada')).toHaveLength(1)
  expect(peopleIn(mock, created?.id ?? 0)).toEqual([])
  expect(messageToShare()).toHaveTextContent(`/invite/${created?.invitation_key}`)
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  expect(messageToShare().textContent).toContain(await navigator.clipboard.readText())
})

test('sends the seats, one day, some hours, the directions and a note', async () => {
  const { user, mock } = await openNewInvitation()
  await user.type(nameField(), 'Peña 🎸 "Los Ñandúes"')
  await user.clear(seatsField())
  await user.type(seatsField(), '40')
  await chooseWednesdayEvening(user)
  await user.type(noteField(), 'Estacionan afuera.')
  await user.click(await saveButton())

  await success('Invitación creada exitosamente')
  expect(lastAuthorization(mock)).toMatchObject({
    name: 'Peña 🎸 "Los Ñandúes"',
    description: 'Estacionan afuera.',
    ...wednesdayEvening,
    max_people: 40,
  })
})

test('reports missing values and exceeded limits at their fields, and disables saving', async () => {
  const { user, mock } = await openNewInvitation()
  const before = mock.db.authorizations.all().length
  const save = await saveButton()
  await user.click(nameField())
  await user.tab()
  expect(nameField()).toHaveAccessibleDescription('Escriba el nombre del evento')
  await user.type(nameField(), 'Asado')
  for (const [typed, sentence] of [
    ['', 'Indique la cantidad máxima de invitados'],
    ['1', 'La cantidad máxima debe ser por lo menos 2'],
    ['0', 'La cantidad máxima debe ser por lo menos 2'],
    ['-1', 'La cantidad máxima debe ser por lo menos 2'],
    ['10001', 'La cantidad máxima no puede ser mayor que 10.000.'],
    ['1000000000', 'La cantidad máxima no puede ser mayor que 10.000.'],
    ['nada', 'La cantidad máxima debe ser un número entero.'],
    ['2.5', 'La cantidad máxima debe ser un número entero.'],
    ['-3', 'La cantidad máxima debe ser por lo menos 2'],
  ] as const) {
    await user.clear(seatsField())
    if (typed) await user.type(seatsField(), typed)
    await user.tab()
    expect(seatsField(), typed).toHaveValue(typed)
    expect(seatsField(), typed).toHaveAccessibleDescription(sentence)
    expect(save).toHaveAccessibleDescription(sentence)
  }
  await user.click(save)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('La cantidad máxima debe ser por lo menos 2')
  await user.type(nameField(), '{Enter}')
  expect(mock.db.authorizations.all()).toHaveLength(before)
  await user.clear(seatsField())
  await user.type(seatsField(), '10000')
  expect(save).not.toHaveAccessibleDescription()
})

test("offers 'Crear otra' for an empty form", async () => {
  const { user } = await openNewInvitation()
  await user.type(nameField(), 'La primera')
  await user.click(await saveButton())
  await success('Invitación creada exitosamente')
  await user.click(screen.getByRole('button', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Invitación' })
  expect(nameField()).toHaveValue('')
  expect(await saveButton()).toHaveAccessibleDescription('Escriba el nombre del evento')
})

test('asks before leaving with changes', async () => {
  const { user } = await openNewInvitation()
  await user.type(nameField(), 'Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }))
  expect(nameField()).toHaveValue('Asado')
})

const refused = 'Ha ocurrido un error al crear la invitación. Verifique que todos los datos estén correctos.'

test.each([
  [500, 'Ha ocurrido un error inesperado. Por favor intente nuevamente más tarde.'],
  [403, refused],
  [404, refused],
  [409, refused],
  ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
] as const)('explains %s, keeps the values, and saves on the next try', async (status, text) => {
  const { user, mock } = await openNewInvitation({
    faults: [{ operationId: 'createAuthorization', status, times: 1 }],
  })
  const before = mock.db.authorizations.all().length
  await user.type(nameField(), 'Asado')
  await user.click(await saveButton())
  await expectAlert(text)
  expect(nameField()).toHaveValue('Asado')
  await user.click(await saveButton())
  await success('Invitación creada exitosamente')
  expect(mock.db.authorizations.all()).toHaveLength(before + 1)
})

test("shows the backend's sentence at its field, below the form's general sentence", async () => {
  const body = { name: ['Ese nombre ya está en uso.'], max_people: ['El salón es más chico.'] }
  const { user } = await openNewInvitation({
    faults: [{ operationId: 'createAuthorization', status: 400, body, times: 1 }],
  })
  await user.type(nameField(), 'Asado')
  await user.click(await saveButton())
  await expectAlert(refused)
  expect(nameField()).toHaveAccessibleDescription('Ese nombre ya está en uso.')
  expect(seatsField()).toHaveAccessibleDescription('El salón es más chico.')
})

test('keeps any name as typed, up to the length of the contract', async () => {
  const { user, mock } = await openNewInvitation()
  const name = `<img src=x onerror=alert(1)> \u202Eאבג 🙂 "'-- {{7*7}} ${'ñ'.repeat(300)}`
  await user.click(nameField())
  await user.paste(name)
  await user.click(await saveButton())
  await success('Invitación creada exitosamente')
  expect(lastAuthorization(mock)?.name).toBe(name.slice(0, 250))
})
