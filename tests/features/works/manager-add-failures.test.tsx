import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  choosePerson,
  clickButton,
  createAddedMessage,
  fillNewPerson,
  findDialog,
  findPerson,
  findRow,
  getField,
  openManagers,
  readManagerStatuses,
  waitForClosedDialog,
} from './managers-steps'

test.runIf(isFullRun)(
  "shows the backend's errors about a new person, and adds the manager when the user tries again",
  async () => {
    const { user, mock } = await openManagers('&vista=nuevo')
    await fillNewPerson(user)
    await setFaults(mock, [{ operationId: 'createPerson', status: 500, times: 1 }])
    await clickButton(user, 'Agregar')
    expect(await screen.findByText('Ha ocurrido un error al crear la persona nueva.')).toBeVisible()
    await setFaults(mock, [
      { operationId: 'createPerson', status: 400, times: 1, body: { first_name: ['No es un nombre.'] } },
    ])
    await clickButton(user, 'Agregar')
    await waitFor(() => expect(getField(/^Nombre/)).toHaveAccessibleDescription('No es un nombre.'))
    expect(findPerson(mock, '24816305')).toBeUndefined()
    await clickButton(user, 'Agregar')
    expect(await screen.findByText(createAddedMessage('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
  },
)

test.runIf(isFullRun)(
  "shows the backend's refusal to register a person who is already registered",
  async () => {
    const { user, mock } = await openManagers('&vista=nuevo')
    const personCountBefore = mock.db.persons.all().length
    await fillNewPerson(user, '30999888')
    await clickButton(user, 'Agregar')
    expect(
      await screen.findByText('Juana Pérez ya está registrada/o en el barrio con ese documento.'),
    ).toBeVisible()
    expect(mock.db.persons.all()).toHaveLength(personCountBefore)
  },
)

test.runIf(isFullRun)(
  'retries only the addition of the manager if the new person is already saved',
  async () => {
    const { user, mock } = await openManagers('&vista=nuevo')
    await fillNewPerson(user)
    await setFaults(mock, [{ operationId: 'addWorkManager', status: 500, times: 1 }])
    await clickButton(user, 'Agregar')
    const dialog = await findDialog('Agregar responsable')
    expect(await dialog.findByText('Ha ocurrido un error al agregar al responsable de obra.')).toBeVisible()
    expect(
      dialog.getByText(
        'RAMÓN ÑÁÑEZ RUIZ ya quedó en el registro del barrio. Falta que sea responsable de la obra.',
      ),
    ).toBeVisible()
    expect(getField(/^Nombre/)).toBeDisabled()
    await setFaults(mock, [{ operationId: 'createPerson', status: 500 }])
    await clickButton(user, 'Reintentar')
    expect(await screen.findByText(createAddedMessage('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
    await waitForClosedDialog()
    expect(readManagerStatuses(mock)).toMatchObject({ 'ÑÁÑEZ RUIZ': 'CURRENT' })
  },
)

test.runIf(isFullRun)('retries only the update of the email if the manager is already added', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  await choosePerson(user, '30999888', /Juana Pérez/)
  await user.type(getField(/^Email/), 'consejo@demo.ar')
  await clickButton(user, 'Agregar')
  const dialog = await findDialog('Agregar responsable')
  expect(await dialog.findByText('Ya existe otra persona con este email.')).toBeVisible()
  expect(dialog.getByText(createAddedMessage('Juana Pérez'))).toBeVisible()
  expect(dialog.getByText('Falta guardar su email y su teléfono.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Vigente' })).toBeDisabled()
  await user.clear(getField(/^Email/))
  await user.type(getField(/^Email/), 'juana@example.com')
  await setFaults(mock, [{ operationId: 'addWorkManager', status: 500 }])
  await clickButton(user, 'Reintentar')
  await waitForClosedDialog()
  expect(findPerson(mock, '30999888')).toMatchObject({ email: 'juana@example.com' })
})

test.runIf(isFullRun)(
  'on a retry, does not repeat a call that succeeded but whose response was unreadable',
  async () => {
    const { user, mock } = await openManagers('&vista=nuevo')
    const juana = findPerson(mock, '30999888')
    if (!juana) throw new Error('Juana is not in the demo')
    await fillNewPerson(user)
    await setFaults(mock, [{ operationId: 'createPerson', status: 'garbage', times: 1 }])
    await clickButton(user, 'Agregar')
    expect(await screen.findByText(/Recibimos una respuesta que no pudimos leer/)).toBeVisible()
    // The fault replaces the whole call, so the test saves the person as a successful call would have done.
    const ramon = {
      first_name: 'RAMÓN',
      last_name: 'ÑÁÑEZ RUIZ',
      id_number: '24816305',
      email: 'ramon@demo.ar',
    }
    await mock.db.persons.insert({ ...juana, id: 9998, ...ramon, mobile_phone_number: '1155559876' })

    await setFaults(mock, [{ operationId: 'addWorkManager', status: 'garbage', times: 1 }])
    await clickButton(user, 'Agregar')
    const dialog = await findDialog('Agregar responsable')
    expect(await dialog.findByText(/ya quedó en el registro del barrio/)).toBeVisible()
    // The test also saves the manager as a successful call would have done.
    await mock.db.workManagers.insert({ id: 9999, work_id: 501, person_id: 9998, status: 'CURRENT' })

    await clickButton(user, 'Reintentar')
    expect(await screen.findByText(createAddedMessage('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
    await waitForClosedDialog()
    expect(mock.db.persons.find(({ id_number }) => id_number === '24816305')).toHaveLength(1)
    expect(mock.db.workManagers.find(({ person_id }) => person_id === 9998)).toHaveLength(1)
  },
)

test.runIf(isFullRun)(
  'explains that another user has already added the chosen person as a manager, and reloads the list',
  async () => {
    const { user, mock } = await openManagers('&vista=nuevo')
    await choosePerson(user, '32555666', /Tomás Aguilar/)
    await mock.db.workManagers.insert({ id: 9999, work_id: 501, person_id: 303, status: 'CURRENT' })
    await clickButton(user, 'Agregar')
    expect(await screen.findByText('Esta persona ya es responsable de la obra.')).toBeVisible()
    await clickButton(user, 'Cancelar')
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitForClosedDialog()
    expect((await findRow('Aguilar')).getByText('Tomás')).toBeVisible()
  },
)
