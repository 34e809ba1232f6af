import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { dialog, noDialog, openRoster, rowOf, workerOf } from './workers-steps'

const adding = () => dialog('Agregar trabajador')
const registering = () => dialog('Registrar nuevo trabajador')
const already = 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.'

async function choose(user: UserEvent, document: string) {
  const form = await adding()
  await user.type(form.getByRole('combobox', { name: /^Persona/ }), document)
  await user.click(await screen.findByRole('option', { name: new RegExp(document) }))
  return form
}

async function tellDocument(user: UserEvent, document: string) {
  const form = await registering()
  await user.type(form.getByRole('textbox', { name: /Número de documento/ }), document)
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
}

test('adds a known person found by DNI', async () => {
  const { user, mock } = await openRoster()
  await rowOf(/Acuña/)
  await user.click(screen.getByRole('button', { name: 'Agregar trabajador' }))
  const form = await choose(user, '33444777')
  expect(form.getByRole('combobox', { name: /^Persona/ })).toHaveValue('Rocío Domínguez - 33444777')
  expect(form.getByRole('radio', { name: 'Vigente' })).toBeChecked()
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  await noDialog()
  expect(screen.getByText('Se ha creado el trabajador con éxito')).toBeVisible()
  expect(await screen.findByText('26 personas/trabajadores')).toBeVisible()
  expect(await rowOf(/Domínguez, Rocío/)).toBeDefined()
  expect(workerOf(mock, '33444777')).toMatchObject({ status: 'CURRENT' })
  expect(window.location.search).toBe('?tab=nomina')
})

test('refuses a person who is already a worker, and an empty choice', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  const first = await adding()
  await user.click(first.getByRole('button', { name: 'Agregar' }))
  await waitFor(() =>
    expect(first.getByRole('combobox', { name: /^Persona/ })).toHaveAccessibleDescription(
      expect.stringContaining('Elegí a una persona.'),
    ),
  )
  const form = await choose(user, '26418073')
  expect((await form.findAllByText(already))[0]).toBeVisible()
  const submit = form.getByRole('button', { name: 'Agregar' })
  await waitFor(() => expect(submit).toHaveAccessibleDescription(already))
  await user.click(submit)
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(25)
})

test('shows at the field that another user added the person, and reloads the roster', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  const form = await choose(user, '33444777')
  const [person] = mock.db.persons.all().filter(({ id_number }) => id_number === '33444777')
  await mock.db.workers.insert({ id: 9_000, work_id: 501, person_id: person?.id ?? 0, status: 'CURRENT' })
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: /^Persona/ })).toHaveAccessibleDescription(
      expect.stringContaining(already),
    ),
  )
  expect(await screen.findByText('26 personas/trabajadores')).toBeInTheDocument()
})

test('reactivates an invalid worker', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  const form = await choose(user, '7620918')
  expect(await form.findByText(/^Ya está en la nómina con estado No Vigente/)).toBeVisible()
  expect(
    form.getByText('Para que pueda entrar, hay que volver a incluirlo en una autorización.'),
  ).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  await noDialog()
  expect(workerOf(mock, '7620918')).toMatchObject({ status: 'CURRENT' })
})

test('registers a new person in two steps, in capitals, and adds the person', async () => {
  const { user, mock } = await openRoster({ as: 'obra' })
  await rowOf(/Acuña/)
  await user.click(screen.getByRole('button', { name: 'Registrar nuevo trabajador' }))
  await tellDocument(user, '24.816.305')
  const form = await registering()
  await user.type(await form.findByRole('textbox', { name: /^Nombre/ }), 'Ramón')
  await user.type(form.getByRole('textbox', { name: /^Apellido/ }), 'Ñáñez')
  await user.click(form.getByRole('radio', { name: 'Masculino' }))
  await user.click(form.getByRole('button', { name: 'Agregar' }))

  const last = await adding()
  expect(last.getByRole('combobox', { name: /^Persona/ })).toHaveValue('RAMÓN ÑÁÑEZ - 24816305')
  expect(mock.db.persons.all().at(-1)).toMatchObject({
    first_name: 'RAMÓN',
    last_name: 'ÑÁÑEZ',
    id_type_code: 'DNI',
    id_number: '24816305',
    nationality: 'AR',
  })
  await user.click(last.getByRole('button', { name: 'Agregar' }))
  await noDialog()
  expect(await screen.findByText('26 personas/trabajadores')).toBeVisible()
  expect(workerOf(mock, '24816305')).toMatchObject({ status: 'CURRENT' })
})

test('registers an unknown person with the typed number', async () => {
  const { user } = await openRoster({}, '&vista=agregar')
  await user.type((await adding()).getByRole('combobox', { name: /^Persona/ }), '41908172')
  await user.click(await screen.findByRole('option', { name: 'Registrar nuevo trabajador: 41908172' }))
  const form = await registering()
  expect(form.getByRole('textbox', { name: /Número de documento/ })).toHaveValue('41908172')
})

test.each([
  ['30.999.881', 'Registrar nuevo trabajador: 30999881', '30999881'],
  ['30 999 881', 'Registrar nuevo trabajador: 30999881', '30999881'],
  ['Nadie Conocido', 'Registrar nuevo trabajador', ''],
])('registers a person searched for as %s with the plain number', async (text, offer, number) => {
  const { user } = await openRoster({}, '&vista=agregar')
  await user.type((await adding()).getByRole('combobox', { name: /^Persona/ }), text)
  await user.click(await screen.findByRole('option', { name: offer }))
  const form = await registering()
  expect(form.getByRole('textbox', { name: /Número de documento/ })).toHaveValue(number)
  expect(form.getByRole('combobox', { name: /Tipo de documento/ })).toHaveValue('DNI')
})

test('does not register a known person twice, and refuses a current worker', async () => {
  const { user, mock } = await openRoster({}, '&vista=registrar')
  const people = mock.db.persons.all().length
  await tellDocument(user, '26418073')
  const form = await registering()
  expect(await form.findByRole('alert')).toHaveTextContent(already)
  expect(form.getByRole('button', { name: 'Agregar' })).toHaveAccessibleDescription(already)
  await user.click(form.getByRole('button', { name: 'Atrás' }))
  await user.clear(form.getByRole('textbox', { name: /Número de documento/ }))
  await tellDocument(user, '33444777')
  expect(await form.findByRole('textbox', { name: /^Nombre/ })).toBeDisabled()
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  expect((await adding()).getByRole('combobox', { name: /^Persona/ })).toHaveValue(
    'Rocío Domínguez - 33444777',
  )
  expect(mock.db.persons.all()).toHaveLength(people)
})

test.each([
  ['', 'Este campo es obligatorio.'],
  ['310203', 'El número de documento debe contener entre 7 y 12 caracteres.'],
  ['22222222', 'Ingresá un número de documento válido.'],
])('refuses the document %o with a sentence', async (document, sentence) => {
  const { user } = await openRoster({}, '&vista=registrar')
  const form = await registering()
  const number = form.getByRole('textbox', { name: /Número de documento/ })
  if (document) await user.type(number, document)
  await user.click(form.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(number).toHaveAccessibleDescription(expect.stringContaining(sentence)))
})

test('shows a failure to save, and saves the worker once on retry', async () => {
  const { user, mock } = await openRoster({}, '&vista=registrar')
  await setFaults(mock, [{ operationId: 'lookupGuest', status: 500, times: 1 }])
  await tellDocument(user, '24816305')
  const form = await registering()
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
  const people = mock.db.persons.all().length
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  expect(await form.findByRole('alert')).toHaveTextContent('Ha ocurrido un error al crear la persona.')
  await user.click(form.getByRole('button', { name: 'Agregar' }))
  const last = await adding()
  await user.click(last.getByRole('button', { name: 'Agregar' }))
  await waitFor(() =>
    expect(last.getByRole('radiogroup', { name: /^Estado/ })).toHaveAccessibleDescription(
      'Estado: Elegí otro.',
    ),
  )
  await user.click(last.getByRole('button', { name: 'Agregar' }))
  await noDialog()
  expect(mock.db.persons.all()).toHaveLength(people + 1)
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(26)
})

test('shows each sentence of a failed search, and retries', async () => {
  const { user, mock } = await openRoster({}, '&vista=agregar')
  await setFaults(mock, [{ operationId: 'searchPersons', status: 500, times: 1 }])
  const person = (await adding()).getByRole('combobox', { name: /^Persona/ })
  await user.type(person, '33444777')
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
    const form = await adding()
    await user.click(form.getByRole('button', { name: 'Agregar' }))
    for (const sentence of sentences)
      expect(await within(await form.findByRole('alert')).findByText(sentence)).toBeVisible()
  }
  expect(workerOf(mock, '33444777')).toBeUndefined()
})
