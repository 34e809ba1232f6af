import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { applyConfig } from '@/config'
import { setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import {
  expectAlert,
  fillInRequiredFields,
  findAuthorizedPerson,
  findEditButton,
  findSuccessHeading,
  getCreateButton,
  getLastAuthorization,
  getNoteField,
  getTitleField,
  getToDateField,
  getTypeField,
  openAuthorization,
  openNewAuthorization,
} from './form-steps'

async function fillInWithTitleAndNote(user: UserEvent) {
  await fillInRequiredFields(user)
  await user.type(getTitleField(), 'Asado')
  await user.type(getNoteField(), 'Traen el carbón.')
}

async function expectFilledInValues() {
  expect(getTitleField()).toHaveValue('Asado')
  expect(getNoteField()).toHaveValue('Traen el carbón.')
  expect(getTypeField()).toHaveValue('PERSONAL')
  expect(await findAuthorizedPerson('Juana Pérez')).toBeVisible()
}

const creationFailureSentence =
  'Ha ocurrido un error al crear la autorización. Verifique que todos los datos estén correctos.'

test.each(
  chooseCases(
    [
      [500, 'Ha ocurrido un error inesperado. Por favor intente nuevamente más tarde.'],
      [403, creationFailureSentence],
      [404, creationFailureSentence],
      ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
      ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
    ] as const,
    2,
  ),
)('explains the failure %s, keeps the values, and saves on a retry', async (status, message) => {
  const { user, mock } = await openNewAuthorization({
    faults: [{ operationId: 'createAuthorization', status, times: 1 }],
  })
  const countBefore = mock.db.authorizations.all().length
  await fillInWithTitleAndNote(user)
  await user.click(getCreateButton())
  await expectAlert(message)
  await expectFilledInValues()
  expect(mock.db.authorizations.all()).toHaveLength(countBefore)

  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
  expect(getLastAuthorization(mock)).toMatchObject({ name: 'Asado', description: 'Traen el carbón.' })
})

test("shows the backend's field error at the field, and the other errors in the alert", async () => {
  const body = { to_date: ['La fecha de fin es feriado.'], non_field_errors: ['El lote está suspendido.'] }
  const { user } = await openNewAuthorization({
    faults: [{ operationId: 'createAuthorization', status: 400, body, times: 1 }],
  })
  await fillInWithTitleAndNote(user)
  await user.click(screen.getByRole('tab', { name: 'Horario' }))
  await user.click(getCreateButton())
  await expectAlert(creationFailureSentence)
  expect(screen.getByRole('alert')).toHaveTextContent('El lote está suspendido.')
  // The form opens the tab that contains the field with the error.
  await waitFor(() => expect(getToDateField()).toBeVisible())
  expect(getToDateField()).toHaveAccessibleDescription(expect.stringContaining('La fecha de fin es feriado.'))
  await expectFilledInValues()
})

test('asks for the password if the session has expired, and keeps the values', async () => {
  const { user, mock } = await openNewAuthorization()
  await fillInWithTitleAndNote(user)
  await setFaults(mock, [{ operationId: 'createAuthorization', status: 401, times: 1 }])
  await user.click(getCreateButton())
  const dialog = await screen.findByRole('dialog', { name: 'Tu sesión venció' })
  await user.type(await within(dialog).findByLabelText(/^Contraseña/), 'Demo1234{Enter}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.queryByText(/^Tu sesión venció/)).not.toBeInTheDocument()
  await expectFilledInValues()
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
})

test("shows the backend's message after a failed edit, and saves on a retry", async () => {
  const { user } = await openAuthorization('Jardinero', {
    faults: [
      { operationId: 'updateAuthorization', status: 409, times: 1, body: { message: 'Ya no existe.' } },
    ],
  })
  await user.click(await findEditButton())
  await expectAlert(
    'Ha ocurrido un error al modificar la autorización. Verifique que todos los datos estén correctos.',
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Ya no existe.')
  await user.click(await findEditButton())
  await findSuccessHeading('¡Autorización modificada con éxito!')
})

test.each(chooseCases([false, true], 1))(
  'creates only one authorization if the user retries after a lost response (idempotency keys: %s)',
  async (idempotencyKeys) => {
    const { user, mock } = await openNewAuthorization()
    applyConfig({ apiUrl: window.location.origin, idempotencyKeys })
    const countBefore = mock.db.authorizations.all().length
    await fillInWithTitleAndNote(user)
    await setFaults(mock, [{ operationId: 'createAuthorization', status: 'lost', times: 1 }])
    await user.click(getCreateButton())
    await expectAlert('No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.')
    expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
    await user.click(getCreateButton())
    await findSuccessHeading('¡Autorización creada con éxito!')
    expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
  },
)

test('says that the earlier content was saved if the user changes it after a lost response', async () => {
  const { user, mock } = await openNewAuthorization()
  const countBefore = mock.db.authorizations.all().length
  await fillInWithTitleAndNote(user)
  await setFaults(mock, [{ operationId: 'createAuthorization', status: 'lost', times: 1 }])
  await user.click(getCreateButton())
  await expectAlert('No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.')
  await user.type(getNoteField(), ' y la perra')
  await user.click(getCreateButton())
  await expectAlert('Lo que enviaste antes sí se guardó. Revisalo antes de enviar los cambios.')
  expect(mock.db.authorizations.all()).toHaveLength(countBefore + 1)
  await user.click(getCreateButton())
  await findSuccessHeading('¡Autorización creada con éxito!')
  expect(mock.db.authorizations.all()).toHaveLength(countBefore + 2)
})
