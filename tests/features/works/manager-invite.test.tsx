import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { dialog, field, mailsTo, openManagers, personWith, press, rowOf, setStatus } from './managers-steps'

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('sends the invitation to a manager without a user, and resends the invitation to a manager with a user', async () => {
  const { user, mock } = await openManagers()
  const first = (await rowOf('Dufour')).getByRole('button', {
    name: 'Enviar invitación a Jean-Pierre Dufour',
  })
  expect(first).toHaveTextContent('Enviar')
  await user.click(first)
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  expect(mailsTo(mock, 'jp.dufour@example.com')).toMatchObject([{ kind: 'manager' }])

  const again = (await rowOf('Montes')).getByRole('button', { name: 'Reenviar invitación a Ricardo Montes' })
  expect(again).toHaveTextContent('Reenviar')
  await user.click(again)
  expect(await screen.findByText('Invitación reenviada al responsable de obra.')).toBeVisible()
  expect(mailsTo(mock, 'obra@demo.ar')).toHaveLength(1)
})

test('sends one invitation after five presses', async () => {
  const { mock } = await openManagers()
  const button = (await rowOf('Dufour')).getByRole('button', { name: /^Enviar/ })
  for (let presses = 0; presses < 5; presses += 1) button.click()
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  expect(mailsTo(mock, 'jp.dufour@example.com')).toHaveLength(1)
})

test.each(['Funes Ochoa', 'Ñáñez'])('disables the invitation of %s, who is not current', async (lastName) => {
  const { user, mock } = await openManagers()
  const button = (await rowOf(lastName)).getByRole('button', { name: /^Enviar/ })
  expect(button).toHaveAccessibleDescription('No se puede invitar a un responsable de obra no vigente')
  await user.click(button)
  expect(mock.db.mailbox.find(({ kind }) => kind === 'manager')).toEqual([])
})

test.each([
  ['Dufour', 'Ha ocurrido un error al enviar la invitación al responsable de obra.'],
  ['Montes', 'Ha ocurrido un error al reenviar la invitación al responsable de obra.'],
])('shows that the invitation of %s failed', async (lastName, sentence) => {
  const { user } = await openManagers('', {
    faults: [{ operationId: 'sendWorkManagerInvitation', status: 500, times: 1 }],
  })
  await user.click((await rowOf(lastName)).getByRole('button', { name: /nviar/ }))
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.click((await rowOf(lastName)).getByRole('button', { name: /nviar/ }))
  expect(await screen.findByText(/^Invitación r?e?enviada al responsable de obra\.$/)).toBeVisible()
})

test('shows each sentence of the backend in its own toast', async () => {
  const { user } = await openManagers('', {
    faults: [
      {
        operationId: 'sendWorkManagerInvitation',
        status: 400,
        body: { non_field_errors: ['El correo está caído.', 'Avisamos cuando vuelva.'] },
      },
    ],
  })
  await user.click((await rowOf('Dufour')).getByRole('button', { name: /^Enviar/ }))
  expect(await screen.findByText('El correo está caído.')).toBeVisible()
  expect(await screen.findByText('Avisamos cuando vuelva.')).toBeVisible()
})

test('explains that the manager became invalid meanwhile, and reloads the list', async () => {
  const { user, mock } = await openManagers()
  const button = (await rowOf('Dufour')).getByRole('button', { name: /^Enviar/ })
  await setStatus(mock, 606, 'INVALID')
  await user.click(button)
  expect(
    (await screen.findAllByText('No se puede invitar a un responsable de obra no vigente')).length,
  ).toBeGreaterThan(0)
  expect(await (await rowOf('Dufour')).findByText('No Vigente')).toBeVisible()
})

test('asks for a missing email, validates the email and saves the email', async () => {
  const { user, mock } = await openManagers()
  await user.click((await rowOf('Aguiñaga')).getByRole('button', { name: /^Enviar/ }))
  const open = await dialog('Enviar invitación')
  expect(
    open.getByText('Emeterio Aguiñaga no tiene un email registrado. Ingresalo para enviarle la invitación.'),
  ).toBeVisible()
  for (const wrong of ['', 'emeterio', 'emeterio@', 'a b@c.ar', `${'a'.repeat(300)}@c.ar`]) {
    await user.clear(field(/^Email/))
    if (wrong) {
      await user.click(field(/^Email/))
      await user.paste(wrong)
    }
    await user.click(open.getByRole('button', { name: 'Enviar' }))
    expect(field(/^Email/)).toHaveAccessibleDescription('El email no es válido')
  }
  await user.clear(field(/^Email/))
  await user.type(field(/^Email/), 'Emeterio@Example.com')
  await user.click(open.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  await gone()
  expect(personWith(mock, '21830746')).toMatchObject({ email: 'emeterio@example.com' })
  expect(mailsTo(mock, 'emeterio@example.com')).toHaveLength(1)
  expect(await (await rowOf('Aguiñaga')).findByText('emeterio@example.com')).toBeVisible()
})

test('does not save the email again when only the invitation failed', async () => {
  const { user, mock } = await openManagers('', {
    faults: [{ operationId: 'sendWorkManagerInvitation', status: 500, times: 1 }],
  })
  await user.click((await rowOf('Aguiñaga')).getByRole('button', { name: /^Enviar/ }))
  const open = await dialog('Enviar invitación')
  await user.type(field(/^Email/), 'emeterio@example.com')
  await user.click(open.getByRole('button', { name: 'Enviar' }))
  expect(
    await open.findByText('Ha ocurrido un error al enviar la invitación al responsable de obra.'),
  ).toBeVisible()
  expect(open.getByText('El email ya quedó guardado.')).toBeVisible()
  await setFaults(mock, [{ operationId: 'updateWorkManagerPerson', status: 500 }])
  await user.click(open.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Invitación enviada al responsable de obra.')).toBeVisible()
  await gone()
})

test("shows the refusal of another person's email", async () => {
  const { user, mock } = await openManagers()
  await user.click((await rowOf('Aguiñaga')).getByRole('button', { name: /^Enviar/ }))
  const open = await dialog('Enviar invitación')
  await user.type(field(/^Email/), 'consejo@demo.ar')
  await user.click(open.getByRole('button', { name: 'Enviar' }))
  expect(await open.findByText('Ya existe otra persona con este email.')).toBeVisible()
  await press(user, 'Cancelar')
  await gone()
  expect(personWith(mock, '21830746')).toMatchObject({ email: null })
})
