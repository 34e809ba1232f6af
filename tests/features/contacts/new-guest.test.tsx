import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'

const getDialog = () => within(screen.getByRole('dialog', { name: 'Nuevo Invitado' }))
const getNumberField = () => getDialog().getByRole('textbox', { name: /Número de documento/ })
const getTypeField = () => getDialog().getByRole('combobox', { name: /Tipo de documento/ })
const findFirstNameField = () => getDialog().findByRole<HTMLInputElement>('textbox', { name: /^Nombre/ })
const getLastNameField = () => getDialog().getByRole<HTMLInputElement>('textbox', { name: /^Apellido/ })
const getNextButton = () => getDialog().getByRole('button', { name: 'Siguiente' })
const getAddButton = () => getDialog().getByRole('button', { name: 'Agregar' })
const waitForClosedDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nuevo Invitado' })).not.toBeInTheDocument())

/** Opens the dialog 'Nuevo Invitado'. The default scenario `empty` has no contacts, so the page renders quickly. */
async function openDialog(options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = await renderScreen('/preauthorization/new?opciones=todas', {
    as: 'residente',
    scenario: 'empty',
    ...options,
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Agregar nuevo contacto' }))
  return rendered
}

async function submitDocument(user: UserEvent, documentNumber: string) {
  await user.type(getNumberField(), documentNumber)
  await user.click(getNextButton())
}

async function fillInPerson(user: UserEvent) {
  await user.type(await findFirstNameField(), 'Íñigo')
  await user.type(getLastNameField(), 'Núñez')
  await user.click(getDialog().getByRole('radio', { name: 'Masculino' }))
}

const listContactNames = ({ db }: Mock) =>
  db.contacts
    .by('owner_id', 301)
    .map(({ person_id }) => db.persons.require(person_id))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)

test('registers a new person with the names in capitals, and adds the person to the authorization', async () => {
  const { user, mock } = await openDialog()
  await submitDocument(user, '31.020.304')
  await fillInPerson(user)
  expect(await findFirstNameField()).toHaveValue('ÍÑIGO')
  expect(getDialog().getByRole('combobox', { name: /Nacionalidad/ })).toHaveValue('AR')
  await user.selectOptions(getDialog().getByRole('combobox', { name: /Nacionalidad/ }), 'UY')
  await user.click(getAddButton())

  await waitForClosedDialog()
  expect(await screen.findByText('El nuevo contacto ha sido agregado a su agenda.')).toBeVisible()
  expect(
    await screen.findByRole('button', { name: 'Quitar a ÍÑIGO NÚÑEZ, documento 31020304' }),
  ).toBeVisible()
  expect(listContactNames(mock)).toEqual(['ÍÑIGO NÚÑEZ'])
  expect(mock.db.persons.all().at(-1)).toMatchObject({
    id_type_code: 'DNI',
    id_number: '31020304',
    nationality: 'UY',
    gender: 'M',
  })
})

test('selects the document type OTRO for a number with a letter, and DNI after the letter is deleted', async () => {
  const { user, mock } = await openDialog()
  await user.type(getNumberField(), '3102030a')
  expect(getNumberField()).toHaveValue('3102030A')
  expect(getTypeField()).toHaveValue('OTRO')
  await user.type(getNumberField(), '{Backspace}')
  expect(getTypeField()).toHaveValue('DNI')
  await user.type(getNumberField(), 'a{Enter}')
  await fillInPerson(user)
  await user.click(getAddButton())
  await waitForClosedDialog()
  expect(mock.db.persons.all().at(-1)).toMatchObject({ id_type_code: 'OTRO', id_number: '3102030A' })
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['310203', 'El número de documento debe contener entre 7 y 12 caracteres.'],
  ['22222222', 'Ingresá un número de documento válido.'],
])('rejects the document number %o with a message at the field', async (text, message) => {
  const { user } = await openDialog()
  if (text) await user.type(getNumberField(), text)
  await user.click(getNextButton())
  await waitFor(() => expect(getNumberField()).toHaveAccessibleDescription(expect.stringContaining(message)))
  await waitFor(() => expect(getNumberField()).toHaveFocus())
})

test('requires every field of the person', async () => {
  const { user } = await openDialog()
  await submitDocument(user, '31020304')
  await findFirstNameField()
  await user.click(getAddButton())
  await waitFor(async () =>
    expect(await findFirstNameField()).toHaveAccessibleDescription('Este campo es obligatorio.'),
  )
  expect(getLastNameField()).toHaveAccessibleDescription('Este campo es obligatorio.')
  expect(getDialog().getByRole('radiogroup', { name: /Género/ })).toHaveAccessibleDescription(
    'Este campo es obligatorio.',
  )
})

test("keeps the document number and the data of the person after 'Atrás' and 'Siguiente'", async () => {
  const { user } = await openDialog()
  await submitDocument(user, '31020304')
  await fillInPerson(user)
  await user.click(getDialog().getByRole('button', { name: 'Atrás' }))
  expect(getNumberField()).toHaveValue('31020304')
  await user.click(getNextButton())
  expect(await findFirstNameField()).toHaveValue('ÍÑIGO')
  expect(getLastNameField()).toHaveValue('NÚÑEZ')
  expect(getDialog().getByRole('radio', { name: 'Masculino' })).toBeChecked()
})

test('disables the fields of a registered person, and adds that person to the contacts', async () => {
  const { user, mock } = await openDialog({ scenario: 'demo' })
  const countBefore = mock.db.persons.all().length
  await submitDocument(user, '33444777')
  expect(await findFirstNameField()).toHaveValue('ROCÍO')
  for (const field of [await findFirstNameField(), getLastNameField()]) expect(field).toBeDisabled()
  expect(getDialog().getByRole('radio', { name: 'Femenino' })).toBeDisabled()
  expect(getDialog().getByRole('status')).toHaveTextContent(
    'La persona con documento DNI 33444777 ya existe y sus datos no se pueden editar. Si hay un error, contactate con la Administración.',
  )
  await user.click(getAddButton())
  await waitForClosedDialog()
  expect(
    await screen.findByText(
      'La persona ya se encuentra registrada en el complejo y ahora es parte de tu lista de contactos.',
    ),
  ).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Quitar a Rocío Domínguez,/ })).toBeVisible()
  expect(mock.db.persons.all()).toHaveLength(countBefore)
  expect(listContactNames(mock)).toContain('Rocío Domínguez')
})

test('rejects the document number of an existing contact', async () => {
  const { user } = await openDialog({ scenario: 'demo' })
  await submitDocument(user, '30999888')
  await findFirstNameField()
  const message = 'La persona con documento DNI 30999888 ya se encuentra en tu lista de contactos.'
  expect(getAddButton()).toHaveAccessibleDescription(message)
  expect(getDialog().getByRole('alert')).toHaveTextContent(message)
  await user.click(getAddButton())
  expect(screen.getByRole('dialog', { name: 'Nuevo Invitado' })).toBeVisible()
})

test('clears the names of a registered person when the user enters an unregistered document number', async () => {
  const { user } = await openDialog({ scenario: 'demo' })
  await submitDocument(user, '33444777')
  expect(await findFirstNameField()).toHaveValue('ROCÍO')
  await user.click(getDialog().getByRole('button', { name: 'Atrás' }))
  await user.clear(getNumberField())
  await submitDocument(user, '31020304')
  expect(await findFirstNameField()).toHaveValue('')
  expect(await findFirstNameField()).toBeEnabled()
})

test.each(chooseCases(['Cerrar', 'Cerrar la ventana'], 1))(
  "'%s' closes the dialog without saving after a confirmation",
  async (name) => {
    const { user, mock } = await openDialog()
    await user.type(getNumberField(), '31020304')
    await user.click(getDialog().getByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitForClosedDialog()
    expect(mock.db.contacts.all()).toEqual([])
    expect(screen.getByRole('button', { name: 'Agregar nuevo contacto' })).toHaveFocus()
  },
)

test.each([
  [500, 'Ha ocurrrido un error. Intente nuevamente más tarde.'],
  ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
] as const)(
  "shows that the lookup failed (%s), and repeats the lookup after 'Siguiente'",
  async (status, message) => {
    const { user } = await openDialog({ faults: [{ operationId: 'lookupGuest', status, times: 1 }] })
    await submitDocument(user, '31020304')
    expect(await getDialog().findByRole('alert')).toHaveTextContent(message)
    expect(getNumberField()).toHaveValue('31020304')
    await user.click(getNextButton())
    expect(await findFirstNameField()).toHaveValue('')
  },
)

test.each([
  [500, undefined, 'Ha ocurrrido un error. Intente nuevamente más tarde.'],
  [409, { message: 'La persona está inhabilitada.' }, 'La persona está inhabilitada.'],
  ['garbage', undefined, 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
  ['lost', undefined, 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
] as const)(
  'keeps the values after a failed addition (%s), and adds one person after a double click',
  async (status, body, message) => {
    const { user, mock } = await openDialog()
    await setFaults(mock, [{ operationId: 'createGuest', status, body, times: 1 }])
    await submitDocument(user, '31020304')
    await fillInPerson(user)
    await user.click(getAddButton())
    expect(await getDialog().findByRole('alert')).toHaveTextContent(message)
    expect(await findFirstNameField()).toHaveValue('ÍÑIGO')
    await user.dblClick(getAddButton())
    await waitForClosedDialog()
    expect(await screen.findByRole('button', { name: /^Quitar a ÍÑIGO NÚÑEZ/ })).toBeVisible()
    expect(listContactNames(mock)).toEqual(['ÍÑIGO NÚÑEZ'])
  },
)

test("shows the backend's error about the last name at the field for the last name", async () => {
  const { user, mock } = await openDialog()
  await setFaults(mock, [
    { operationId: 'createGuest', status: 400, body: { last_name: ['El apellido no es válido.'] }, times: 1 },
  ])
  await submitDocument(user, '31020304')
  await fillInPerson(user)
  await user.click(getAddButton())
  await waitFor(() => expect(getLastNameField()).toHaveAccessibleDescription('El apellido no es válido.'))
})

test('offers only Argentina if the countries fail to load, and more countries after a retry', async () => {
  const { user, mock } = await openDialog({ faults: [{ operationId: 'listCountries', status: 500 }] })
  await submitDocument(user, '31020304')
  const nationality = await getDialog().findByRole('combobox', { name: /Nacionalidad/ })
  const retryButton = await getDialog().findByRole('button', { name: 'Reintentar' })
  expect(within(nationality).getAllByRole('option')).toHaveLength(1)
  await setFaults(mock, [])
  await user.click(retryButton)
  await waitFor(() => expect(within(nationality).getAllByRole('option').length).toBeGreaterThan(1))
  expect(nationality).toHaveValue('AR')
})

test('accepts the number of an Argentine passport, which begins with three letters', async () => {
  const { user } = await openDialog()
  await user.selectOptions(getTypeField(), 'PASAPORTE')
  await submitDocument(user, 'aab123456')
  await fillInPerson(user)
  await user.click(getAddButton())
  await waitForClosedDialog()
  expect(
    await screen.findByRole('button', { name: 'Quitar a ÍÑIGO NÚÑEZ, documento AAB123456' }),
  ).toBeVisible()
})
