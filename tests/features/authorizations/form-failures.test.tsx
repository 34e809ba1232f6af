import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { applyConfig } from '@/config'
import { setFaults } from '../../support/render-screen'
import {
  authorized,
  createButton,
  editButton,
  expectAlert,
  fillIn,
  lastAuthorization,
  noteField,
  openEdit,
  openNew,
  success,
  titleField,
  toField,
  typeField,
} from './form-steps'

async function fillInAll(user: UserEvent) {
  await fillIn(user)
  await user.type(titleField(), 'Asado')
  await user.type(noteField(), 'Traen el carbón.')
}

async function expectEverythingKept() {
  expect(titleField()).toHaveValue('Asado')
  expect(noteField()).toHaveValue('Traen el carbón.')
  expect(typeField()).toHaveValue('PERSONAL')
  expect(await authorized('Juana Pérez')).toBeVisible()
}

const generalCreate =
  'Ha ocurrido un error al crear la autorización. Verifique que todos los datos estén correctos.'

test.each([
  [500, 'Ha ocurrido un error inesperado. Por favor intente nuevamente más tarde.'],
  [403, generalCreate],
  [404, generalCreate],
  ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
] as const)('explains %s, keeps the values, and saves on the next try', async (status, text) => {
  const { user, mock } = await openNew({
    faults: [{ operationId: 'createAuthorization', status, times: 1 }],
  })
  const before = mock.db.authorizations.all().length
  await fillInAll(user)
  await user.click(createButton())
  await expectAlert(text)
  await expectEverythingKept()
  expect(mock.db.authorizations.all()).toHaveLength(before)

  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(before + 1)
  expect(lastAuthorization(mock)).toMatchObject({ name: 'Asado', description: 'Traen el carbón.' })
})

test("shows the backend's sentence at its field, below the form's general sentence", async () => {
  const body = { to_date: ['La fecha de fin es feriado.'], non_field_errors: ['El lote está suspendido.'] }
  const { user } = await openNew({
    faults: [{ operationId: 'createAuthorization', status: 400, body, times: 1 }],
  })
  await fillInAll(user)
  await user.click(screen.getByRole('tab', { name: 'Horario' }))
  await user.click(createButton())
  await expectAlert(generalCreate)
  expect(screen.getByRole('alert')).toHaveTextContent('El lote está suspendido.')
  // The tab of the field opens.
  await waitFor(() => expect(toField()).toBeVisible())
  expect(toField()).toHaveAccessibleDescription(expect.stringContaining('La fecha de fin es feriado.'))
  await expectEverythingKept()
})

test('asks for the password after the session expired, and keeps the values', async () => {
  const { user, mock } = await openNew()
  await fillInAll(user)
  await setFaults(mock, [{ operationId: 'createAuthorization', status: 401, times: 1 }])
  await user.click(createButton())
  const dialog = await screen.findByRole('dialog', { name: 'Tu sesión venció' })
  await user.type(within(dialog).getByLabelText(/^Contraseña/), 'Demo1234{Enter}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.queryByText(/^Tu sesión venció/)).not.toBeInTheDocument()
  await expectEverythingKept()
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
})

test('shows the sentence of a failed edit', async () => {
  const { user } = await openEdit('Jardinero', {
    faults: [
      { operationId: 'updateAuthorization', status: 409, times: 1, body: { message: 'Ya no existe.' } },
    ],
  })
  await user.click(await editButton())
  await expectAlert(
    'Ha ocurrido un error al modificar la autorización. Verifique que todos los datos estén correctos.',
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Ya no existe.')
  await user.click(await editButton())
  await success('¡Autorización modificada con éxito!')
})

test('creates nothing twice after a lost answer if the API supports idempotency keys', async () => {
  const { user, mock } = await openNew()
  applyConfig({ apiUrl: window.location.origin, idempotencyKeys: true })
  const before = mock.db.authorizations.all().length
  await fillInAll(user)
  const reach = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
    await reach(...call)
    throw new TypeError('the connection was cut')
  })
  await user.click(createButton())
  await expectAlert('No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.')
  expect(mock.db.authorizations.all()).toHaveLength(before + 1)
  await user.click(createButton())
  await success('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(before + 1)
})
