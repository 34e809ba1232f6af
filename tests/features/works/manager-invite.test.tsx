import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { isFullRun } from '../../support/scope'
import {
  clickButton,
  findDialog,
  findMails,
  findPerson,
  findRow,
  getField,
  openManagers,
  setManagerStatus,
  waitForClosedDialog,
} from './managers-steps'

test('sends the invitation to a manager without a user, and resends the invitation to a manager with a user', async () => {
  const { user, mock } = await openManagers()
  const sendButton = (await findRow('Dufour')).getByRole('button', {
    name: 'Enviar invitación a Jean-Pierre Dufour',
  })
  expect(sendButton).toHaveTextContent('Enviar')
  await user.click(sendButton)
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  expect(findMails(mock, 'jp.dufour@example.com')).toMatchObject([{ kind: 'manager' }])

  const resendButton = (await findRow('Montes')).getByRole('button', {
    name: 'Reenviar invitación a Ricardo Montes',
  })
  expect(resendButton).toHaveTextContent('Reenviar')
  await user.click(resendButton)
  expect(await screen.findByText('Invitación reenviada al responsable de obra.')).toBeVisible()
  expect(findMails(mock, 'obra@demo.ar')).toHaveLength(1)
})

test('sends one invitation after five clicks', async () => {
  const { mock } = await openManagers()
  const button = (await findRow('Dufour')).getByRole('button', { name: /^Enviar/ })
  for (let clickCount = 0; clickCount < 5; clickCount += 1) button.click()
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  expect(findMails(mock, 'jp.dufour@example.com')).toHaveLength(1)
})

test.each(['Funes Ochoa', 'Ñáñez'])(
  'disables the button that invites %s, whose status is not CURRENT',
  async (lastName) => {
    const { user, mock } = await openManagers()
    const button = (await findRow(lastName)).getByRole('button', { name: /^Enviar/ })
    expect(button).toHaveAccessibleDescription('No se puede invitar a un responsable de obra no vigente')
    await user.click(button)
    expect(mock.db.mailbox.find(({ kind }) => kind === 'manager')).toEqual([])
  },
)

test.each([
  ['Dufour', 'Ha ocurrido un error al enviar la invitación al responsable de obra.'],
  ['Montes', 'Ha ocurrido un error al reenviar la invitación al responsable de obra.'],
])(
  'shows that the invitation of %s failed, and sends it when the user tries again',
  async (lastName, sentence) => {
    const { user } = await openManagers('', {
      faults: [{ operationId: 'sendWorkManagerInvitation', status: 500, times: 1 }],
    })
    await user.click((await findRow(lastName)).getByRole('button', { name: /nviar/ }))
    expect(await screen.findByText(sentence)).toBeVisible()
    await user.click((await findRow(lastName)).getByRole('button', { name: /nviar/ }))
    expect(await screen.findByText(/^Invitación r?e?enviada al responsable de obra\.$/)).toBeVisible()
  },
)

test("shows each of the backend's sentences if the backend refuses an invitation", async () => {
  const { user } = await openManagers('', {
    faults: [
      {
        operationId: 'sendWorkManagerInvitation',
        status: 400,
        body: { non_field_errors: ['El correo está caído.', 'Avisamos cuando vuelva.'] },
      },
    ],
  })
  await user.click((await findRow('Dufour')).getByRole('button', { name: /^Enviar/ }))
  expect(await screen.findByText('El correo está caído.')).toBeVisible()
  expect(await screen.findByText('Avisamos cuando vuelva.')).toBeVisible()
})

test('explains that nobody can invite an invalid manager, and reloads the list', async () => {
  const { user, mock } = await openManagers()
  const button = (await findRow('Dufour')).getByRole('button', { name: /^Enviar/ })
  await setManagerStatus(mock, 606, 'INVALID')
  await user.click(button)
  expect(
    (await screen.findAllByText('No se puede invitar a un responsable de obra no vigente')).length,
  ).toBeGreaterThan(0)
  expect(await (await findRow('Dufour')).findByText('No Vigente')).toBeVisible()
})

test('asks for a missing email, validates the email, and sends the invitation', async () => {
  const { user, mock } = await openManagers()
  await user.click((await findRow('Aguiñaga')).getByRole('button', { name: /^Enviar/ }))
  const dialog = await findDialog('Enviar invitación')
  expect(
    dialog.getByText(
      'Emeterio Aguiñaga no tiene un email registrado. Ingresalo para enviarle la invitación.',
    ),
  ).toBeVisible()
  for (const invalidEmail of ['', 'emeterio', 'emeterio@', 'a b@c.ar', `${'a'.repeat(300)}@c.ar`]) {
    await user.clear(getField(/^Email/))
    if (invalidEmail) {
      await user.click(getField(/^Email/))
      await user.paste(invalidEmail)
    }
    await user.click(dialog.getByRole('button', { name: 'Enviar' }))
    expect(getField(/^Email/)).toHaveAccessibleDescription('El email no es válido')
  }
  await user.clear(getField(/^Email/))
  await user.type(getField(/^Email/), 'Emeterio@Example.com')
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  await waitForClosedDialog()
  expect(findPerson(mock, '21830746')).toMatchObject({ email: 'emeterio@example.com' })
  expect(findMails(mock, 'emeterio@example.com')).toHaveLength(1)
  expect(await (await findRow('Aguiñaga')).findByText('emeterio@example.com')).toBeVisible()
})

test.runIf(isFullRun)('if the email is already saved, sends only the invitation on a retry', async () => {
  const { user, mock } = await openManagers('', {
    faults: [{ operationId: 'sendWorkManagerInvitation', status: 500, times: 1 }],
  })
  await user.click((await findRow('Aguiñaga')).getByRole('button', { name: /^Enviar/ }))
  const dialog = await findDialog('Enviar invitación')
  await user.type(getField(/^Email/), 'emeterio@example.com')
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(
    await dialog.findByText('Ha ocurrido un error al enviar la invitación al responsable de obra.'),
  ).toBeVisible()
  expect(dialog.getByText('El email ya quedó guardado.')).toBeVisible()
  await setFaults(mock, [{ operationId: 'updateWorkManagerPerson', status: 500 }])
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  await waitForClosedDialog()
})

test('shows that a typed email belongs to another person, and does not save the email', async () => {
  const { user, mock } = await openManagers()
  await user.click((await findRow('Aguiñaga')).getByRole('button', { name: /^Enviar/ }))
  const dialog = await findDialog('Enviar invitación')
  await user.type(getField(/^Email/), 'consejo@demo.ar')
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(await dialog.findByText('Ya existe otra persona con este email.')).toBeVisible()
  await clickButton(user, 'Cancelar')
  await clickButton(user, 'Salir sin guardar')
  await waitForClosedDialog()
  expect(findPerson(mock, '21830746')).toMatchObject({ email: null })
})
