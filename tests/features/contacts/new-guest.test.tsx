import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../../support/render-screen'

const dialog = () => within(screen.getByRole('dialog', { name: 'Nuevo Invitado' }))
const number = () => dialog().getByRole('textbox', { name: /Número de documento/ })
const idType = () => dialog().getByRole('combobox', { name: /Tipo de documento/ })
const firstName = () => dialog().findByRole<HTMLInputElement>('textbox', { name: /^Nombre/ })
const lastName = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /^Apellido/ })
const next = () => dialog().getByRole('button', { name: 'Siguiente' })
const add = () => dialog().getByRole('button', { name: 'Agregar' })
const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nuevo Invitado' })).not.toBeInTheDocument())

/** Opens the dialog. The scenario without contacts keeps the page small. */
async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = await renderScreen(paths.newAuthorization(), {
    as: 'residente',
    scenario: 'empty',
    ...options,
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Agregar nuevo contacto' }))
  return rendered
}

async function check(user: UserEvent, text: string) {
  await user.type(number(), text)
  await user.click(next())
}

async function fillIn(user: UserEvent) {
  await user.type(await firstName(), 'Íñigo')
  await user.type(lastName(), 'Núñez')
  await user.click(dialog().getByRole('radio', { name: 'Masculino' }))
}

const contactNames = ({ db }: Mock) =>
  db.contacts
    .by('owner_id', 301)
    .map(({ person_id }) => db.persons.require(person_id))
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)

test('registers a new person in capitals, and authorizes the person at once', async () => {
  const { user, mock } = await open()
  await check(user, '31.020.304')
  await fillIn(user)
  expect(await firstName()).toHaveValue('ÍÑIGO')
  expect(dialog().getByRole('combobox', { name: /Nacionalidad/ })).toHaveValue('AR')
  await user.selectOptions(dialog().getByRole('combobox', { name: /Nacionalidad/ }), 'UY')
  await user.click(add())

  await gone()
  expect(await screen.findByText('El nuevo contacto ha sido agregado a su agenda.')).toBeVisible()
  expect(
    await screen.findByRole('button', { name: 'Quitar a ÍÑIGO NÚÑEZ, documento 31020304' }),
  ).toBeVisible()
  expect(contactNames(mock)).toEqual(['ÍÑIGO NÚÑEZ'])
  expect(mock.db.persons.all().at(-1)).toMatchObject({
    id_type_code: 'DNI',
    id_number: '31020304',
    nationality: 'UY',
    gender: 'M',
  })
})

test('shows the type OTRO for a number with a letter, and DNI again without it', async () => {
  const { user, mock } = await open()
  await user.type(number(), '3102030a')
  expect(number()).toHaveValue('3102030A')
  expect(idType()).toHaveValue('OTRO')
  await user.type(number(), '{Backspace}')
  expect(idType()).toHaveValue('DNI')
  await user.type(number(), 'a{Enter}')
  await fillIn(user)
  await user.click(add())
  await gone()
  expect(mock.db.persons.all().at(-1)).toMatchObject({ id_type_code: 'OTRO', id_number: '3102030A' })
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['310203', 'El número de documento debe contener entre 7 y 12 caracteres.'],
  ['22222222', 'Ingresá un número de documento válido.'],
])('rejects the document %o with a sentence', async (text, sentence) => {
  const { user } = await open()
  if (text) await user.type(number(), text)
  await user.click(next())
  await waitFor(() => expect(number()).toHaveAccessibleDescription(expect.stringContaining(sentence)))
  await waitFor(() => expect(number()).toHaveFocus())
})

test('requires every field of the person', async () => {
  const { user } = await open()
  await check(user, '31020304')
  await firstName()
  await user.click(add())
  await waitFor(async () =>
    expect(await firstName()).toHaveAccessibleDescription('Este campo es obligatorio.'),
  )
  expect(lastName()).toHaveAccessibleDescription('Este campo es obligatorio.')
  expect(dialog().getByRole('radiogroup', { name: /Género/ })).toHaveAccessibleDescription(
    'Este campo es obligatorio.',
  )
})

test('keeps the document and the typed person after going back', async () => {
  const { user } = await open()
  await check(user, '31020304')
  await fillIn(user)
  await user.click(dialog().getByRole('button', { name: 'Atrás' }))
  expect(number()).toHaveValue('31020304')
  await user.click(next())
  expect(await firstName()).toHaveValue('ÍÑIGO')
  expect(lastName()).toHaveValue('NÚÑEZ')
  expect(dialog().getByRole('radio', { name: 'Masculino' })).toBeChecked()
})

test('locks a registered person, and adds the person unchanged', async () => {
  const { user, mock } = await open({ scenario: 'demo' })
  const before = mock.db.persons.all().length
  await check(user, '33444777')
  expect(await firstName()).toHaveValue('ROCÍO')
  for (const field of [await firstName(), lastName()]) expect(field).toBeDisabled()
  expect(dialog().getByRole('radio', { name: 'Femenino' })).toBeDisabled()
  expect(dialog().getByRole('status')).toHaveTextContent(
    'La persona con documento DNI 33444777 ya existe y sus datos no se pueden editar. Si hay un error, contactate con la Administración.',
  )
  await user.click(add())
  await gone()
  expect(
    await screen.findByText(
      'La persona ya se encuentra registrada en el complejo y ahora es parte de tu lista de contactos.',
    ),
  ).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Quitar a Rocío Domínguez,/ })).toBeVisible()
  expect(mock.db.persons.all()).toHaveLength(before)
  expect(contactNames(mock)).toContain('Rocío Domínguez')
})

test('rejects an existing contact by the document', async () => {
  const { user } = await open({ scenario: 'demo' })
  await check(user, '30999888')
  await firstName()
  const sentence = 'La persona con documento DNI 30999888 ya se encuentra en tu lista de contactos.'
  expect(add()).toHaveAccessibleDescription(sentence)
  expect(dialog().getByRole('alert')).toHaveTextContent(sentence)
  await user.click(add())
  expect(screen.getByRole('dialog', { name: 'Nuevo Invitado' })).toBeVisible()
})

test('clears the names of a registered person for the next document', async () => {
  const { user } = await open({ scenario: 'demo' })
  await check(user, '33444777')
  expect(await firstName()).toHaveValue('ROCÍO')
  await user.click(dialog().getByRole('button', { name: 'Atrás' }))
  await user.clear(number())
  await check(user, '31020304')
  expect(await firstName()).toHaveValue('')
  expect(await firstName()).toBeEnabled()
})

test.each(['Cerrar', 'Cerrar la ventana'])("'%s' closes the dialog without saving", async (name) => {
  const { user, mock } = await open()
  await user.type(number(), '31020304')
  await user.click(dialog().getByRole('button', { name }))
  await gone()
  expect(mock.db.contacts.all()).toEqual([])
  expect(screen.getByRole('button', { name: 'Agregar nuevo contacto' })).toHaveFocus()
})

test.each([
  [500, 'Ha ocurrrido un error. Intente nuevamente más tarde.'],
  ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
] as const)('shows a failed check (%s), and repeats it', async (status, sentence) => {
  const { user } = await open({ faults: [{ operationId: 'lookupGuest', status, times: 1 }] })
  await check(user, '31020304')
  expect(await dialog().findByRole('alert')).toHaveTextContent(sentence)
  expect(number()).toHaveValue('31020304')
  await user.click(next())
  expect(await firstName()).toHaveValue('')
})

test.each([
  [500, undefined, 'Ha ocurrrido un error. Intente nuevamente más tarde.'],
  [409, { message: 'La persona está inhabilitada.' }, 'La persona está inhabilitada.'],
  ['garbage', undefined, 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
] as const)(
  'keeps the values after a failed addition (%s), and adds one person on retry',
  async (status, body, sentence) => {
    const { user, mock } = await open()
    await setFaults(mock, [{ operationId: 'createGuest', status, body, times: 1 }])
    await check(user, '31020304')
    await fillIn(user)
    await user.click(add())
    expect(await dialog().findByRole('alert')).toHaveTextContent(sentence)
    expect(await firstName()).toHaveValue('ÍÑIGO')
    await user.dblClick(add())
    await gone()
    expect(contactNames(mock)).toEqual(['ÍÑIGO NÚÑEZ'])
  },
)

test("shows the backend's error about a name at the name", async () => {
  const { user, mock } = await open()
  await setFaults(mock, [
    { operationId: 'createGuest', status: 400, body: { last_name: ['El apellido no es válido.'] }, times: 1 },
  ])
  await check(user, '31020304')
  await fillIn(user)
  await user.click(add())
  await waitFor(() => expect(lastName()).toHaveAccessibleDescription('El apellido no es válido.'))
})

test('offers Argentina if the countries fail to load, and retries', async () => {
  const { user, mock } = await open({ faults: [{ operationId: 'listCountries', status: 500 }] })
  await check(user, '31020304')
  const nationality = await dialog().findByRole('combobox', { name: /Nacionalidad/ })
  const retry = await dialog().findByRole('button', { name: 'Reintentar' })
  expect(within(nationality).getAllByRole('option')).toHaveLength(1)
  await setFaults(mock, [])
  await user.click(retry)
  await waitFor(() => expect(within(nationality).getAllByRole('option').length).toBeGreaterThan(1))
  expect(nationality).toHaveValue('AR')
})

test('accepts an Argentine passport with its three letters', async () => {
  const { user } = await open()
  await user.selectOptions(idType(), 'PASAPORTE')
  await check(user, 'aab123456')
  await fillIn(user)
  await user.click(add())
  await gone()
  expect(
    await screen.findByRole('button', { name: 'Quitar a ÍÑIGO NÚÑEZ, documento AAB123456' }),
  ).toBeVisible()
})
