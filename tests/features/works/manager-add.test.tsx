import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import {
  choosePerson,
  dialog,
  field,
  fillInNew,
  mailsTo,
  managersIn,
  openManagers,
  personWith,
  press,
  rowOf,
} from './managers-steps'

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const added = (name: string) => `${name} se agregó exitosamente como responsable de obra.`
const search = () => screen.findByRole('combobox', { name: /^Buscar persona por DNI/ })

test('somebody known is found by the document, and only what is missing is asked for', async () => {
  const { user, mock } = await openManagers()
  await user.click(await screen.findByRole('button', { name: 'Agregar responsable' }))
  expect(window.location.search).toContain('vista=nuevo')
  await choosePerson(user, '30999888', /Juana Pérez/)
  for (const [name, value] of [
    [/^DNI/, '30999888'],
    [/^Nombre/, 'Juana'],
    [/^Apellido/, 'Pérez'],
  ] as const) {
    expect(field(name)).toHaveValue(value)
    expect(field(name)).toBeDisabled()
  }
  expect(screen.getByRole('combobox', { name: /^Nacionalidad/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Femenino' })).toBeDisabled()
  expect(field(/^Email/)).toBeEnabled()
  await press(user, 'Agregar')
  expect(field(/^Email/)).toHaveAccessibleDescription('Por favor ingrese el email')
  await user.type(field(/^Email/), 'Juana@Example.com')
  await user.type(field(/^Teléfono/), '1144445555')
  await press(user, 'Agregar')
  expect(await screen.findByText(added('Juana Pérez'))).toBeVisible()
  await gone()
  expect((await rowOf('Pérez')).getByText('juana@example.com')).toBeVisible()
  expect(managersIn(mock)).toMatchObject({ Pérez: 'CURRENT' })
  expect(personWith(mock, '30999888')).toMatchObject({
    email: 'juana@example.com',
    mobile_phone_country_code: '+54',
    mobile_phone_number: '1144445555',
  })
})

test('who has an email keeps it: it is locked, and nothing is changed of the person', async () => {
  const { user, mock } = await openManagers('&vista=nuevo', {
    faults: [{ operationId: 'updateWorkManagerPerson', status: 500 }],
  })
  await choosePerson(user, '32555666', /Tomás Aguilar/)
  expect(field(/^Email/)).toHaveValue('inquilino@demo.ar')
  expect(field(/^Email/)).toBeDisabled()
  expect(field(/^Teléfono/)).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: 'No vigente' }))
  await press(user, 'Agregar')
  expect(await screen.findByText(added('Tomás Aguilar'))).toBeVisible()
  await gone()
  expect(managersIn(mock)).toMatchObject({ Aguilar: 'INVALID' })
})

test('who manages the work already is not to be chosen', async () => {
  const { user } = await openManagers('&vista=nuevo')
  await user.type(await search(), '28777888')
  const option = await screen.findByRole('option', { name: /Ricardo Montes/ }, { timeout: 3000 })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  expect(option).toHaveTextContent('Ya es responsable de esta obra')
})

test('nobody is searched for before the typing rests for half a second', async () => {
  const { user } = await openManagers('&vista=nuevo')
  await user.type(await search(), '3099')
  const begun = performance.now()
  await screen.findByRole('option', { name: /Juana Pérez/ }, { timeout: 3000 })
  expect(performance.now() - begun).toBeGreaterThan(400)
})

test('somebody new is registered and added, in capitals and in lower case', async () => {
  const { user, mock } = await openManagers('&vista=nuevo', {
    // What was told on creating the person is not sent once more.
    faults: [{ operationId: 'updateWorkManagerPerson', status: 500 }],
  })
  await fillInNew(user)
  await user.selectOptions(screen.getByRole('combobox', { name: /^Nacionalidad/ }), 'UY')
  await press(user, 'Agregar')
  expect(await screen.findByText(added('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
  await gone()
  expect(await rowOf('ÑÁÑEZ RUIZ')).toBeDefined()
  expect(personWith(mock, '24816305')).toMatchObject({
    first_name: 'RAMÓN',
    last_name: 'ÑÁÑEZ RUIZ',
    id_type_code: 'DNI',
    gender: 'X',
    nationality: 'UY',
    email: 'ramon@demo.ar',
    mobile_phone_number: '1155559876',
  })
  expect(mailsTo(mock, 'ramon@demo.ar')).toEqual([])
})

test('who is not found is registered with the number that was typed; with a letter it is no DNI', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  await user.type(await search(), '2481630k')
  await user.click(
    await screen.findByRole(
      'option',
      { name: 'Registrar persona nueva con DNI 2481630K' },
      { timeout: 3000 },
    ),
  )
  expect(field(/^DNI/)).toHaveValue('2481630K')
  await waitFor(() => expect(field(/^Nombre/)).toHaveFocus())
  await user.type(field(/^Nombre/), 'Ana')
  await user.type(field(/^Apellido/), 'Sosa')
  await user.click(screen.getByRole('radio', { name: 'Femenino' }))
  await user.type(field(/^Email/), 'ana@example.com')
  await press(user, 'Agregar')
  expect(await screen.findByText(added('ANA SOSA'))).toBeVisible()
  expect(personWith(mock, '2481630K')).toMatchObject({ id_type_code: 'OTRO', mobile_phone_number: null })
})

test('nobody chosen, nothing told: each field says what it lacks, word by word', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  const before = managersIn(mock)
  await search()
  await press(user, 'Agregar')
  expect(await search()).toHaveAccessibleDescription(/Elegí a una persona o registrá una nueva\./)
  await press(user, 'Registrar persona nueva')
  await press(user, 'Agregar')
  for (const [name, sentence] of [
    [/^DNI/, 'Por favor ingrese el número de documento'],
    [/^Nombre/, 'Por favor ingrese el nombre'],
    [/^Apellido/, 'Por favor ingrese el apellido'],
    [/^Email/, 'Por favor ingrese el email'],
  ] as const)
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
  expect(screen.getByRole('radiogroup', { name: /^Género/ })).toHaveAccessibleDescription(
    'Por favor seleccione el género',
  )
  for (const [number, sentence] of [
    ['123456', 'El DNI debe contener entre 7 y 12 caracteres'],
    ['1'.repeat(13), 'El DNI debe contener entre 7 y 12 caracteres'],
    ['12345678', 'Por favor ingrese un DNI válido'],
    ['30AB40506', 'Por favor ingrese un DNI válido'],
  ] as const) {
    await user.clear(field(/^DNI/))
    await user.type(field(/^DNI/), number)
    expect(field(/^DNI/)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
  }
  await user.type(field(/^Email/), 'ramon@')
  expect(field(/^Email/)).toHaveAccessibleDescription('El email ingresado no es válido')
  await user.click(field(/^Nombre/))
  await user.paste('ß'.repeat(60))
  expect(field(/^Nombre/)).toHaveAccessibleDescription('No puede tener más de 100 caracteres.')
  await user.type(field(/^Teléfono/), '12345')
  expect(field(/^Teléfono/)).toHaveAccessibleDescription(/El teléfono tiene entre 6 y 15 dígitos/)
  expect(managersIn(mock)).toEqual(before)
})

test('a person who could not be created is not added; the words of the backend stand at their fields', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  await fillInNew(user)
  await setFaults(mock, [{ operationId: 'createPerson', status: 500, times: 1 }])
  await press(user, 'Agregar')
  expect(await screen.findByText('Ha ocurrido un error al crear la persona nueva.')).toBeVisible()
  await setFaults(mock, [
    { operationId: 'createPerson', status: 400, times: 1, body: { first_name: ['No es un nombre.'] } },
  ])
  await press(user, 'Agregar')
  await waitFor(() => expect(field(/^Nombre/)).toHaveAccessibleDescription('No es un nombre.'))
  expect(personWith(mock, '24816305')).toBeUndefined()
  await press(user, 'Agregar')
  expect(await screen.findByText(added('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
})

test('a person who is known already is refused in the words of the backend', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  const before = mock.db.persons.all().length
  await fillInNew(user, '30999888')
  await press(user, 'Agregar')
  expect(
    await screen.findByText('Juana Pérez ya está registrada/o en el barrio con ese documento.'),
  ).toBeVisible()
  expect(mock.db.persons.all()).toHaveLength(before)
})

test('a person who was created is kept when adding fails, and only that is tried again', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  await fillInNew(user)
  await setFaults(mock, [{ operationId: 'addWorkManager', status: 500, times: 1 }])
  await press(user, 'Agregar')
  const open = await dialog('Agregar responsable')
  expect(await open.findByText('Ha ocurrido un error al agregar al responsable de obra.')).toBeVisible()
  expect(
    open.getByText(
      'RAMÓN ÑÁÑEZ RUIZ ya quedó en el registro del barrio. Falta que sea responsable de la obra.',
    ),
  ).toBeVisible()
  expect(field(/^Nombre/)).toBeDisabled()
  await setFaults(mock, [{ operationId: 'createPerson', status: 500 }])
  await press(user, 'Reintentar')
  expect(await screen.findByText(added('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
  await gone()
  expect(managersIn(mock)).toMatchObject({ 'ÑÁÑEZ RUIZ': 'CURRENT' })
})

test('a manager who was added is kept when the email is refused, which can be told anew', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  await choosePerson(user, '30999888', /Juana Pérez/)
  await user.type(field(/^Email/), 'consejo@demo.ar')
  await press(user, 'Agregar')
  const open = await dialog('Agregar responsable')
  expect(await open.findByText('Ya existe otra persona con este email.')).toBeVisible()
  expect(open.getByText(added('Juana Pérez'))).toBeVisible()
  expect(open.getByText('Falta guardar su email y su teléfono.')).toBeVisible()
  expect(open.getByRole('radio', { name: 'Vigente' })).toBeDisabled()
  await user.clear(field(/^Email/))
  await user.type(field(/^Email/), 'juana@example.com')
  await setFaults(mock, [{ operationId: 'addWorkManager', status: 500 }])
  await press(user, 'Reintentar')
  await gone()
  expect(personWith(mock, '30999888')).toMatchObject({ email: 'juana@example.com' })
})

test('what was done although its answer was lost is not done twice', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  const juana = personWith(mock, '30999888')
  if (!juana) throw new Error('Juana is not in the demo')
  await fillInNew(user)
  await setFaults(mock, [{ operationId: 'createPerson', status: 'garbage', times: 1 }])
  await press(user, 'Agregar')
  expect(await screen.findByText(/Recibimos una respuesta que no pudimos leer/)).toBeVisible()
  const ramon = {
    first_name: 'RAMÓN',
    last_name: 'ÑÁÑEZ RUIZ',
    id_number: '24816305',
    email: 'ramon@demo.ar',
  }
  await mock.db.persons.insert({ ...juana, id: 9998, ...ramon, mobile_phone_number: '1155559876' })

  await setFaults(mock, [{ operationId: 'addWorkManager', status: 'garbage', times: 1 }])
  await press(user, 'Agregar')
  const open = await dialog('Agregar responsable')
  expect(await open.findByText(/ya quedó en el registro del barrio/)).toBeVisible()
  await mock.db.workManagers.insert({ id: 9999, work_id: 501, person_id: 9998, status: 'CURRENT' })

  await press(user, 'Reintentar')
  expect(await screen.findByText(added('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
  await gone()
  expect(mock.db.persons.find(({ id_number }) => id_number === '24816305')).toHaveLength(1)
  expect(mock.db.workManagers.find(({ person_id }) => person_id === 9998)).toHaveLength(1)
})

test('who was added by somebody else meanwhile is said to be there, and the list is read again', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  await choosePerson(user, '32555666', /Tomás Aguilar/)
  await mock.db.workManagers.insert({ id: 9999, work_id: 501, person_id: 303, status: 'CURRENT' })
  await press(user, 'Agregar')
  expect(await screen.findByText('Esta persona ya es responsable de la obra.')).toBeVisible()
  await press(user, 'Cancelar')
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await gone()
  expect((await rowOf('Aguilar')).getByText('Tomás')).toBeVisible()
})
