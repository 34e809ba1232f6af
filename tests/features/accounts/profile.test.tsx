import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSessionState } from '@/session/session-store'
import { listWrites } from '../../support/list-writes'
import { renderScreen } from '../../support/render-screen'

const findEmailField = () => screen.findByRole('textbox', { name: /^Email/ })
const getPhoneField = () => screen.getByRole('textbox', { name: /^Teléfono celular/ })
const getSaveButton = () => screen.getByRole('button', { name: 'Guardar' })

test('saves a new email and phone, and updates the email in the session', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Bienvenido/a, Carolina Ibáñez' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mi perfil' }))
  expect(await findEmailField()).toHaveValue('residente@demo.ar')
  await user.clear(await findEmailField())
  await user.type(await findEmailField(), '  Carolina.Nueva@Demo.AR ')
  await user.type(getPhoneField(), '11 5555-0199')
  await user.click(getSaveButton())
  expect(await screen.findByText('Tus datos fueron guardados.')).toBeVisible()
  expect(mock.db.persons.require(301)).toMatchObject({
    email: 'carolina.nueva@demo.ar',
    mobile_phone_number: '1155550199',
  })
  expect(getSessionState().session?.user.email).toBe('carolina.nueva@demo.ar')
  // The page stays open with the saved values.
  expect(getPhoneField()).toHaveValue('1155550199')
})

test('shows each validation error at its field, and saves nothing', async () => {
  const { user, mock } = await renderScreen('/profile', { as: 'residente' })
  await user.clear(await findEmailField())
  await user.click(getSaveButton())
  await waitFor(async () => expect(await findEmailField()).toHaveAccessibleDescription(/Ingresá tu email/))
  expect(getPhoneField()).toHaveAccessibleDescription(/Ingresá tu teléfono\./)
  await user.type(await findEmailField(), 'carolina@')
  await user.type(getPhoneField(), '123')
  await waitFor(async () =>
    expect(await findEmailField()).toHaveAccessibleDescription(/Ingresá un email válido/),
  )
  expect(getPhoneField()).toHaveAccessibleDescription(
    /Ingresá entre 6 y 15 números, sin espacios ni guiones\./,
  )
  await user.click(getSaveButton())
  expect(listWrites(mock)).toEqual([])
})

test.each([
  [
    'an email that another person has',
    { operationId: 'updatePerson', status: 409, body: { message: 'Ya existe otra persona con este email.' } },
    'Ya existe otra persona con este email.',
  ],
  [
    'status 400 with non_field_errors',
    { operationId: 'updatePerson', status: 400, body: { non_field_errors: ['No se puede ahora.'] } },
    'No se puede ahora.',
  ],
  [
    'status 404 with a detail',
    { operationId: 'updatePerson', status: 404, body: { detail: 'No encontrado.' } },
    'No encontrado.',
  ],
  [
    'status 500 without a message',
    { operationId: 'updatePerson', status: 500 },
    'Ha ocurrido un error al editar la persona.',
  ],
  [
    'status 400 without a message',
    { operationId: 'updatePerson', status: 400, body: {} },
    'Ha ocurrido un error al editar la persona.',
  ],
])(
  'shows the message of a failed save above the form, and keeps the values: %s',
  async (_name, fault, message) => {
    const { user } = await renderScreen('/profile', { as: 'residente', faults: [fault] })
    await findEmailField()
    await user.type(getPhoneField(), '1155550199')
    await user.click(getSaveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(getPhoneField()).toHaveValue('1155550199')
  },
)

test("shows the backend's field error at the field", async () => {
  const fault = {
    operationId: 'updatePerson',
    status: 400,
    body: { mobile_phone_number: ['No es un celular.'] },
  }
  const { user } = await renderScreen('/profile', { as: 'residente', faults: [fault] })
  await findEmailField()
  await user.type(getPhoneField(), '1155550199')
  await user.click(getSaveButton())
  await waitFor(() => expect(getPhoneField()).toHaveAccessibleDescription(/No es un celular\./))
})

test('shows no form to a user without a lot, but a notice that refers to the Administration', async () => {
  await renderScreen('/profile', { as: 'obra' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByText('obra@demo.ar')).toBeVisible()
  expect(screen.getByText(/contactate con la Administración\.$/)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('asks for confirmation when a user with unsaved changes chooses to sign out or to open the profile', async () => {
  const { user } = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente' })
  await user.type(await screen.findByLabelText(/^Título/), 'Cumpleaños')
  const chooseMenuItem = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'Bienvenido/a, Carolina Ibáñez' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await chooseMenuItem('Salir')
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).getByRole('button', {
      name: 'Seguir editando',
    }),
  )
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Cumpleaños')
  await chooseMenuItem('Mi perfil')
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).getByRole('button', {
      name: 'Salir sin guardar',
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible()
})
