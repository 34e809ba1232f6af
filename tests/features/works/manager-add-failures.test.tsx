import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import {
  added,
  choosePerson,
  dialog,
  field,
  fillInNew,
  gone,
  managersIn,
  openManagers,
  personWith,
  press,
  rowOf,
} from './managers-steps'

test("shows the backend's errors at the fields of a new person, and adds no manager", async () => {
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

test("shows the backend's refusal of a person who is already registered", async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  const before = mock.db.persons.all().length
  await fillInNew(user, '30999888')
  await press(user, 'Agregar')
  expect(
    await screen.findByText('Juana Pérez ya está registrada/o en el barrio con ese documento.'),
  ).toBeVisible()
  expect(mock.db.persons.all()).toHaveLength(before)
})

test('retries only the failed step after a new person was saved', async () => {
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

test('retries only the email after the manager was added', async () => {
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

test('does not repeat a call whose answer was lost', async () => {
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

test('explains that another user added the manager, and reloads the list', async () => {
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
