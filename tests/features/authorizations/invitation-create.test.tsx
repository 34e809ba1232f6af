import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseCases } from '../../support/scope'
import {
  chooseWednesdayEvening,
  defaultTerms,
  expectAlert,
  findSuccessHeading,
  getFromDateField,
  getLastAuthorization,
  getNoteField,
  getToDateField,
  listPeopleNames,
  wednesdayEveningTerms,
} from './form-steps'
import {
  findSaveButton,
  getMessageToShare,
  getNameField,
  getSeatsField,
  noEffectWarning,
  openNewInvitation,
} from './invitation-steps'

test('proposes two seats and a week from the current day, and tells the user to share the link', async () => {
  await openNewInvitation()
  expect(getNameField()).toHaveValue('')
  expect(getSeatsField()).toHaveValue('2')
  expect(getFromDateField()).toHaveValue('16-03-2026')
  expect(getToDateField()).toHaveValue('23-03-2026')
  expect(screen.getByText(/compartí su enlace/)).toBeVisible()
  // The button to share, the warning and the list of guests are only in the form of a saved invitation.
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument()
  expect(screen.queryByText(noEffectWarning)).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Quiénes confirmaron' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/')
})

test('saves an invitation after the user types only the name, and offers the message to share', async () => {
  const { user, mock } = await openNewInvitation()
  const saveButton = await findSaveButton()
  expect(saveButton).toHaveAccessibleDescription('Escriba el nombre del evento')
  await user.type(getNameField(), '  Mateada  ')
  expect(saveButton).not.toHaveAccessibleDescription()
  await user.dblClick(saveButton)

  const heading = await findSuccessHeading('Invitación creada exitosamente')
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Invitación creada exitosamente – Los Álamos')
  const invitation = getLastAuthorization(mock)
  expect(invitation).toMatchObject({
    ...defaultTerms,
    name: 'Mateada',
    description: '',
    preauthorization_type: 'INVITE',
    max_people: 2,
  })
  expect(mock.db.authorizations.find(({ name }) => name === 'Mateada')).toHaveLength(1)
  expect(listPeopleNames(mock, invitation?.id ?? 0)).toEqual([])
  expect(getMessageToShare()).toHaveTextContent(`/invite/${invitation?.invitation_key}`)
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  expect(getMessageToShare().textContent).toContain(await navigator.clipboard.readText())
})

test('saves an invitation with the chosen seats, day, hours, directions and note', async () => {
  const { user, mock } = await openNewInvitation()
  await user.type(getNameField(), 'Peña 🎸 "Los Ñandúes"')
  await user.clear(getSeatsField())
  await user.type(getSeatsField(), '40')
  await chooseWednesdayEvening(user)
  await user.type(getNoteField(), 'Estacionan afuera.')
  await user.click(await findSaveButton())

  await findSuccessHeading('Invitación creada exitosamente')
  expect(getLastAuthorization(mock)).toMatchObject({
    name: 'Peña 🎸 "Los Ñandúes"',
    description: 'Estacionan afuera.',
    ...wednesdayEveningTerms,
    max_people: 40,
  })
})

test('shows each error of the name and the seats at the field, and disables saving until the user corrects it', async () => {
  const { user, mock } = await openNewInvitation()
  const countBefore = mock.db.authorizations.all().length
  const saveButton = await findSaveButton()
  await user.click(getNameField())
  await user.tab()
  expect(getNameField()).toHaveAccessibleDescription('Escriba el nombre del evento')
  await user.type(getNameField(), 'Asado')
  for (const [text, message] of [
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
    await user.clear(getSeatsField())
    if (text) await user.type(getSeatsField(), text)
    await user.tab()
    expect(getSeatsField(), text).toHaveValue(text)
    expect(getSeatsField(), text).toHaveAccessibleDescription(message)
    expect(saveButton).toHaveAccessibleDescription(message)
  }
  await user.click(saveButton)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('La cantidad máxima debe ser por lo menos 2')
  await user.type(getNameField(), '{Enter}')
  expect(mock.db.authorizations.all()).toHaveLength(countBefore)
  await user.clear(getSeatsField())
  await user.type(getSeatsField(), '10000')
  expect(saveButton).not.toHaveAccessibleDescription()
})

test("'Crear otra' opens an empty form after an invitation is saved", async () => {
  const { user } = await openNewInvitation()
  await user.type(getNameField(), 'La primera')
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  await user.click(screen.getByRole('button', { name: 'Crear otra' }))
  await screen.findByRole('heading', { level: 1, name: 'Crear Invitación' })
  expect(getNameField()).toHaveValue('')
  expect(await findSaveButton()).toHaveAccessibleDescription('Escriba el nombre del evento')
})

test('asks for a confirmation before the user leaves the form with unsaved changes', async () => {
  const { user } = await openNewInvitation()
  await user.type(getNameField(), 'Asado')
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  const dialog = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await user.click(within(dialog).getByRole('button', { name: 'Seguir editando' }))
  expect(getNameField()).toHaveValue('Asado')
})

const creationFailure =
  'Ha ocurrido un error al crear la invitación. Verifique que todos los datos estén correctos.'

test.each(
  chooseCases(
    [
      [500, 'Ha ocurrido un error inesperado. Por favor intente nuevamente más tarde.'],
      [403, creationFailure],
      [404, creationFailure],
      [409, creationFailure],
      ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
      ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
    ] as const,
    2,
  ),
)(
  'explains why the invitation was not created (%s), keeps the typed name, and saves on a retry',
  async (status, message) => {
    const { user, mock } = await openNewInvitation({
      faults: [{ operationId: 'createAuthorization', status, times: 1 }],
    })
    const countBefore = mock.db.authorizations.all().length
    await user.type(getNameField(), 'Asado')
    await user.click(await findSaveButton())
    await expectAlert(message)
    expect(getNameField()).toHaveValue('Asado')
    await user.click(await findSaveButton())
    await findSuccessHeading('Invitación creada exitosamente')
    expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
  },
)

test('shows each field error of the backend at its field, and the general message in the alert', async () => {
  const body = { name: ['Ese nombre ya está en uso.'], max_people: ['El salón es más chico.'] }
  const { user } = await openNewInvitation({
    faults: [{ operationId: 'createAuthorization', status: 400, body, times: 1 }],
  })
  await user.type(getNameField(), 'Asado')
  await user.click(await findSaveButton())
  await expectAlert(creationFailure)
  expect(getNameField()).toHaveAccessibleDescription('Ese nombre ya está en uso.')
  expect(getSeatsField()).toHaveAccessibleDescription('El salón es más chico.')
})

test('keeps the first 250 characters of a pasted name, and saves the special characters among them unchanged', async () => {
  const { user, mock } = await openNewInvitation()
  const name = `<img src=x onerror=alert(1)> \u202Eאבג 🙂 "'-- {{7*7}} ${'ñ'.repeat(300)}`
  await user.click(getNameField())
  await user.paste(name)
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  expect(getLastAuthorization(mock)?.name).toBe(name.slice(0, 250))
})

test('creates only one invitation if the user retries after a lost response', async () => {
  const { user, mock } = await openNewInvitation({
    faults: [{ operationId: 'createAuthorization', status: 'lost', times: 1 }],
  })
  await user.type(getNameField(), 'Mateada')
  await user.click(await findSaveButton())
  await expectAlert('No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.')
  await user.click(await findSaveButton())
  await findSuccessHeading('Invitación creada exitosamente')
  expect(mock.db.authorizations.find(({ name }) => name === 'Mateada')).toHaveLength(1)
  expect(getMessageToShare()).toHaveTextContent(`/invite/${getLastAuthorization(mock)?.invitation_key}`)
})
