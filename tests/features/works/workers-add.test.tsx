import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import { findDialog, findRow, findWorker, openRoster, waitForClosedDialog } from './workers-steps'

const findAddDialog = () => findDialog('Agregar trabajador')
const findRegistrationDialog = () => findDialog('Registrar nuevo trabajador')
const duplicateMessage = 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.'

/** Searches for a person by document number in the dialog 'Agregar trabajador', and chooses the person. */
async function choosePerson(user: UserEvent, documentNumber: string) {
  const form = await findAddDialog()
  await user.type(form.getByRole('combobox', { name: /^Persona/ }), documentNumber)
  await user.click(await screen.findByRole('option', { name: new RegExp(documentNumber) }))
  return form
}

async function submitDocumentNumber(user: UserEvent, documentNumber: string) {
  const form = await findRegistrationDialog()
  await user.type(await form.findByRole('textbox', { name: /Número de documento/ }), documentNumber)
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
}

test('finds a registered person by DNI, and adds the person to the roster', async () => {
  const { user, mock } = await openRoster()
  await findRow(/Acuña/)
  await user.click(screen.getByRole('button', { name: 'Agregar trabajador' }))
  const form = await choosePerson(user, '33444777')
  expect(form.getByRole('combobox', { name: /^Persona/ })).toHaveValue('Rocío Domínguez - 33444777')
  expect(form.getByRole('radio', { name: 'Vigente' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  await waitForClosedDialog()
  expect(await screen.findByText('Se ha creado el trabajador con éxito')).toBeVisible()
  expect(await screen.findByText('26 personas/trabajadores')).toBeVisible()
  expect(await findRow(/Domínguez, Rocío/)).toBeDefined()
  expect(findWorker(mock, '33444777')).toMatchObject({ status: 'CURRENT' })
  expect(window.location.search).toBe('?tab=nomina')
})

test('requires a person, and rejects a person who is already a worker of the work', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  const addDialog = await findAddDialog()
  await user.click(addDialog.getByRole('button', { name: 'Agregar' }))
  await waitFor(() =>
    expect(addDialog.getByRole('combobox', { name: /^Persona/ })).toHaveAccessibleDescription(
      expect.stringContaining('Elegí a una persona.'),
    ),
  )
  const form = await choosePerson(user, '26418073')
  expect((await form.findAllByText(duplicateMessage))[0]).toBeVisible()
  const submit = form.getByRole('button', { name: 'Agregar' })
  await waitFor(() => expect(submit).toHaveAccessibleDescription(duplicateMessage))
  await user.click(submit)
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(25)
})

test('shows at the person field that another user has already added the person, and reloads the roster', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  const form = await choosePerson(user, '33444777')
  const [person] = mock.db.persons.all().filter(({ id_number }) => id_number === '33444777')
  await mock.db.workers.insert({ id: 9_000, work_id: 501, person_id: person?.id ?? 0, status: 'CURRENT' })
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: /^Persona/ })).toHaveAccessibleDescription(
      expect.stringContaining(duplicateMessage),
    ),
  )
  expect(await screen.findByText('26 personas/trabajadores')).toBeInTheDocument()
})

test('reactivates an invalid worker', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  const form = await choosePerson(user, '7620918')
  expect(await form.findByText(/^Ya está en la nómina con estado No Vigente/)).toBeVisible()
  expect(
    form.getByText('Para que pueda entrar, hay que volver a incluirlo en una autorización.'),
  ).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  await waitForClosedDialog()
  expect(findWorker(mock, '7620918')).toMatchObject({ status: 'CURRENT' })
})

test('registers a new person, changes the names to capitals, and adds the person to the roster', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await findRow(/Acuña/)
  await user.click(screen.getByRole('button', { name: 'Registrar nuevo trabajador' }))
  await submitDocumentNumber(user, '24.816.305')
  const form = await findRegistrationDialog()
  await user.type(await form.findByRole('textbox', { name: /^Nombre/ }), 'Ramón')
  await user.type(form.getByRole('textbox', { name: /^Apellido/ }), 'Ñáñez')
  await user.click(form.getByRole('radio', { name: 'Masculino' }))
  await user.click(form.getByRole('button', { name: 'Agregar' }))

  const addDialog = await findAddDialog()
  expect(addDialog.getByRole('combobox', { name: /^Persona/ })).toHaveValue('RAMÓN ÑÁÑEZ - 24816305')
  expect(mock.db.persons.all().at(-1)).toMatchObject({
    first_name: 'RAMÓN',
    last_name: 'ÑÁÑEZ',
    id_type_code: 'DNI',
    id_number: '24816305',
    nationality: 'AR',
  })
  await user.click(addDialog.getByRole('button', { name: 'Agregar' }))
  await waitForClosedDialog()
  expect(await screen.findByText('26 personas/trabajadores')).toBeVisible()
  expect(findWorker(mock, '24816305')).toMatchObject({ status: 'CURRENT' })
})

test('opens the registration form with the typed document number if nobody has the number', async () => {
  const { user } = await openRoster({}, '&vista=agregar')
  await user.type((await findAddDialog()).getByRole('combobox', { name: /^Persona/ }), '41908172')
  await user.click(await screen.findByRole('option', { name: 'Registrar nuevo trabajador: 41908172' }))
  const form = await findRegistrationDialog()
  expect(await form.findByRole('textbox', { name: /Número de documento/ })).toHaveValue('41908172')
})

const searches = [
  ['30.999.881', 'Registrar nuevo trabajador: 30999881', '30999881'],
  ['30 999 881', 'Registrar nuevo trabajador: 30999881', '30999881'],
  ['Nadie Conocido', 'Registrar nuevo trabajador', ''],
]

test.each(chooseCases(searches, 1))(
  'after a search for "%s" and a click on "%s", opens the registration form with the document number "%s"',
  async (text, optionName, numberText) => {
    const { user } = await openRoster({}, '&vista=agregar')
    await user.type((await findAddDialog()).getByRole('combobox', { name: /^Persona/ }), text)
    await user.click(await screen.findByRole('option', { name: optionName }))
    const form = await findRegistrationDialog()
    expect(await form.findByRole('textbox', { name: /Número de documento/ })).toHaveValue(numberText)
    expect(form.getByRole('combobox', { name: /Tipo de documento/ })).toHaveValue('DNI')
  },
)

test('explains that a person is already a current worker, and does not register a registered person again', async () => {
  const { user, mock } = await openRoster({}, '&vista=registrar')
  const personCount = mock.db.persons.all().length
  await submitDocumentNumber(user, '26418073')
  const form = await findRegistrationDialog()
  expect(await form.findByRole('alert')).toHaveTextContent(duplicateMessage)
  expect(form.getByRole('button', { name: 'Agregar' })).toHaveAccessibleDescription(duplicateMessage)
  await user.click(form.getByRole('button', { name: 'Atrás' }))
  await user.clear(form.getByRole('textbox', { name: /Número de documento/ }))
  await submitDocumentNumber(user, '33444777')
  expect(await form.findByRole('textbox', { name: /^Nombre/ })).toBeDisabled()
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  expect((await findAddDialog()).getByRole('combobox', { name: /^Persona/ })).toHaveValue(
    'Rocío Domínguez - 33444777',
  )
  expect(mock.db.persons.all()).toHaveLength(personCount)
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['310203', 'El número de documento debe contener entre 7 y 12 caracteres.'],
  ['22222222', 'Ingresá un número de documento válido.'],
])('rejects the document number %o, and shows the reason', async (documentNumber, sentence) => {
  const { user } = await openRoster({}, '&vista=registrar')
  const form = await findRegistrationDialog()
  const numberInput = await form.findByRole('textbox', { name: /Número de documento/ })
  if (documentNumber) await user.type(numberInput, documentNumber)
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(numberInput).toHaveAccessibleDescription(expect.stringContaining(sentence)))
})

test('shows an error for each failed step, and saves only one person and one worker after the retries', async () => {
  const { user, mock } = await openRoster({}, '&vista=registrar')
  await setFaults(mock, [{ operationId: 'lookupGuest', status: 500, times: 1 }])
  await submitDocumentNumber(user, '24816305')
  const form = await findRegistrationDialog()
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Ha ocurrido un error. Intente nuevamente más tarde.',
  )
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
  await user.type(await form.findByRole('textbox', { name: /^Nombre/ }), 'Ramón')
  await user.type(form.getByRole('textbox', { name: /^Apellido/ }), 'Ñáñez')
  await user.click(form.getByRole('radio', { name: 'Masculino' }))
  await setFaults(mock, [
    { operationId: 'createPerson', status: 500, times: 1 },
    { operationId: 'addWorker', status: 400, body: { status: ['Elegí otro.', 'No.'] }, times: 1 },
  ])
  const personCount = mock.db.persons.all().length
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Ha ocurrido un error al crear la persona.')
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  const addDialog = await findAddDialog()
  await user.click(addDialog.getByRole('button', { name: 'Agregar' }))
  await waitFor(() =>
    expect(addDialog.getByRole('radiogroup', { name: /^Estado/ })).toHaveAccessibleDescription(
      'Estado: Elegí otro.',
    ),
  )
  await user.click(addDialog.getByRole('button', { name: 'Agregar' }))
  await waitForClosedDialog()
  expect(mock.db.persons.all()).toHaveLength(personCount + 1)
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(26)
})

test('saves only one person and one worker if the response to each step is lost', async () => {
  const { user, mock } = await openRoster({}, '&vista=registrar')
  await submitDocumentNumber(user, '24816305')
  const form = await findRegistrationDialog()
  await user.type(await form.findByRole('textbox', { name: /^Nombre/ }), 'Ramón')
  await user.type(form.getByRole('textbox', { name: /^Apellido/ }), 'Ñáñez')
  await user.click(form.getByRole('radio', { name: 'Masculino' }))
  await setFaults(mock, [
    { operationId: 'createPerson', status: 'lost', times: 1 },
    { operationId: 'addWorker', status: 'lost', times: 1 },
  ])
  const personCount = mock.db.persons.all().length
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  expect(await form.findByText(/No pudimos conectarnos/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  const addDialog = await findAddDialog()
  await user.click(addDialog.getByRole('button', { name: 'Agregar' }))
  expect(await addDialog.findByText(/No pudimos conectarnos/)).toBeVisible()
  await user.click(addDialog.getByRole('button', { name: 'Agregar' }))
  await waitForClosedDialog()
  expect(mock.db.persons.all()).toHaveLength(personCount + 1)
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(26)
})

test('retries a failed search, and shows every error message when the backend refuses to add the worker', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  await setFaults(mock, [{ operationId: 'searchPersons', status: 500, times: 1 }])
  const personInput = (await findAddDialog()).getByRole('combobox', { name: /^Persona/ })
  await user.type(personInput, '33444777')
  expect((await screen.findAllByText(/^Tuvimos un problema de nuestro lado/))[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await user.click(await screen.findByRole('option', { name: /33444777/ }))
  const bodies = [
    [
      { non_field_errors: ['La obra está cerrada.', 'Volvé mañana.'] },
      ['La obra está cerrada.', 'Volvé mañana.'],
    ],
    [{ detail: 'No se puede.' }, ['No se puede.']],
    [{ message: ['Primero esto.'] }, ['Primero esto.']],
    [{}, ['Ocurrió un error inesperado. Volvé a intentarlo más tarde.']],
  ] as const
  for (const [body, sentences] of bodies) {
    await setFaults(mock, [{ operationId: 'addWorker', status: 400, body, times: 1 }])
    const form = await findAddDialog()
    await user.click(form.getByRole('button', { name: 'Agregar' }))
    for (const sentence of sentences)
      expect(await within(await form.findByRole('alert')).findByText(sentence)).toBeVisible()
  }
  expect(findWorker(mock, '33444777')).toBeUndefined()
})
