import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isFullRun } from '../../support/scope'
import {
  choosePerson,
  clickButton,
  createAddedMessage,
  fillNewPerson,
  findMails,
  findPerson,
  findRow,
  getField,
  openManagers,
  readManagerStatuses,
  waitForClosedDialog,
} from './managers-steps'

const findSearchBox = () => screen.findByRole('combobox', { name: /^Buscar persona por DNI/ })

test('finds a registered person by document number, and requires an email because the person has none', async () => {
  const { user, mock } = await openManagers()
  await user.click(await screen.findByRole('button', { name: 'Agregar responsable' }))
  expect(window.location.search).toContain('vista=nuevo')
  await choosePerson(user, '30999888', /Juana Pérez/)
  for (const [name, value] of [
    [/^DNI/, '30999888'],
    [/^Nombre/, 'Juana'],
    [/^Apellido/, 'Pérez'],
  ] as const) {
    expect(getField(name)).toHaveValue(value)
    expect(getField(name)).toBeDisabled()
  }
  expect(screen.getByRole('combobox', { name: /^Nacionalidad/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Femenino' })).toBeDisabled()
  expect(getField(/^Email/)).toBeEnabled()
  await clickButton(user, 'Agregar')
  expect(getField(/^Email/)).toHaveAccessibleDescription('Por favor ingrese el email')
  await user.type(getField(/^Email/), 'Juana@Example.com')
  await user.type(getField(/^Teléfono/), '1144445555')
  await clickButton(user, 'Agregar')
  expect(await screen.findByText(createAddedMessage('Juana Pérez'))).toBeVisible()
  await waitForClosedDialog()
  expect((await findRow('Pérez')).getByText('juana@example.com')).toBeVisible()
  expect(readManagerStatuses(mock)).toMatchObject({ Pérez: 'CURRENT' })
  expect(findPerson(mock, '30999888')).toMatchObject({
    email: 'juana@example.com',
    mobile_phone_country_code: '+54',
    mobile_phone_number: '1144445555',
  })
})

test.runIf(isFullRun)(
  'disables the email and the telephone that a person already has, and does not update the person',
  async () => {
    const { user, mock } = await openManagers('&vista=nuevo', {
      // The test fails if the portal updates the person.
      faults: [{ operationId: 'updateWorkManagerPerson', status: 500 }],
    })
    await choosePerson(user, '32555666', /Tomás Aguilar/)
    expect(getField(/^Email/)).toHaveValue('inquilino@demo.ar')
    expect(getField(/^Email/)).toBeDisabled()
    expect(getField(/^Teléfono/)).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'No vigente' }))
    await clickButton(user, 'Agregar')
    expect(await screen.findByText(createAddedMessage('Tomás Aguilar'))).toBeVisible()
    await waitForClosedDialog()
    expect(readManagerStatuses(mock)).toMatchObject({ Aguilar: 'INVALID' })
  },
)

test.runIf(isFullRun)('disables the search results of people who already manage the work', async () => {
  const { user } = await openManagers('&vista=nuevo')
  await user.type(await findSearchBox(), '28777888')
  const option = await screen.findByRole('option', { name: /Ricardo Montes/ }, { timeout: 3000 })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  expect(option).toHaveTextContent('Ya es responsable de esta obra')
})

test.runIf(isFullRun)('searches half a second after the last key press', async () => {
  const { user } = await openManagers('&vista=nuevo')
  await user.type(await findSearchBox(), '3099')
  const startedAt = performance.now()
  await screen.findByRole('option', { name: /Juana Pérez/ }, { timeout: 3000 })
  expect(performance.now() - startedAt).toBeGreaterThan(400)
})

test('adds a new person as a manager, saves names in capitals and the email in lower case, and sends no mail', async () => {
  const { user, mock } = await openManagers('&vista=nuevo', {
    // The test fails if the portal updates the new person.
    faults: [{ operationId: 'updateWorkManagerPerson', status: 500 }],
  })
  await fillNewPerson(user)
  await user.selectOptions(screen.getByRole('combobox', { name: /^Nacionalidad/ }), 'UY')
  await clickButton(user, 'Agregar')
  expect(await screen.findByText(createAddedMessage('RAMÓN ÑÁÑEZ RUIZ'))).toBeVisible()
  await waitForClosedDialog()
  expect(await findRow('ÑÁÑEZ RUIZ')).toBeDefined()
  expect(findPerson(mock, '24816305')).toMatchObject({
    first_name: 'RAMÓN',
    last_name: 'ÑÁÑEZ RUIZ',
    id_type_code: 'DNI',
    gender: 'X',
    nationality: 'UY',
    email: 'ramon@demo.ar',
    mobile_phone_number: '1155559876',
  })
  expect(findMails(mock, 'ramon@demo.ar')).toEqual([])
})

test.runIf(isFullRun)(
  'registers a new person with the typed document number, and chooses the type OTRO if the number has a letter',
  async () => {
    const { user, mock } = await openManagers('&vista=nuevo')
    await user.type(await findSearchBox(), '2481630k')
    await user.click(
      await screen.findByRole(
        'option',
        { name: 'Registrar persona nueva con DNI 2481630K' },
        { timeout: 3000 },
      ),
    )
    expect(getField(/^DNI/)).toHaveValue('2481630K')
    await waitFor(() => expect(getField(/^Nombre/)).toHaveFocus())
    await user.type(getField(/^Nombre/), 'Ana')
    await user.type(getField(/^Apellido/), 'Sosa')
    await user.click(screen.getByRole('radio', { name: 'Femenino' }))
    await user.type(getField(/^Email/), 'ana@example.com')
    await clickButton(user, 'Agregar')
    expect(await screen.findByText(createAddedMessage('ANA SOSA'))).toBeVisible()
    expect(findPerson(mock, '2481630K')).toMatchObject({ id_type_code: 'OTRO', mobile_phone_number: null })
  },
)

test.runIf(isFullRun)('shows each validation error at its field', async () => {
  const { user, mock } = await openManagers('&vista=nuevo')
  const statusesBefore = readManagerStatuses(mock)
  await findSearchBox()
  await clickButton(user, 'Agregar')
  expect(await findSearchBox()).toHaveAccessibleDescription(/Elegí a una persona o registrá una nueva\./)
  await clickButton(user, 'Registrar persona nueva')
  await clickButton(user, 'Agregar')
  for (const [name, sentence] of [
    [/^DNI/, 'Por favor ingrese el número de documento'],
    [/^Nombre/, 'Por favor ingrese el nombre'],
    [/^Apellido/, 'Por favor ingrese el apellido'],
    [/^Email/, 'Por favor ingrese el email'],
  ] as const)
    expect(getField(name)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
  expect(screen.getByRole('radiogroup', { name: /^Género/ })).toHaveAccessibleDescription(
    'Por favor seleccione el género',
  )
  const nationality = screen.getByRole('combobox', { name: /^Nacionalidad/ })
  expect(nationality).toHaveDisplayValue('Argentina')
  await user.selectOptions(nationality, 'Elegí la nacionalidad')
  expect(nationality).toHaveAccessibleDescription('Por favor seleccione la nacionalidad')
  for (const [number, sentence] of [
    ['123456', 'El DNI debe contener entre 7 y 12 caracteres'],
    ['1'.repeat(13), 'El DNI debe contener entre 7 y 12 caracteres'],
    ['12345678', 'Por favor ingrese un DNI válido'],
    ['30AB40506', 'Por favor ingrese un DNI válido'],
  ] as const) {
    await user.clear(getField(/^DNI/))
    await user.type(getField(/^DNI/), number)
    expect(getField(/^DNI/)).toHaveAccessibleDescription(new RegExp(`${sentence}$`))
  }
  await user.type(getField(/^Email/), 'ramon@')
  expect(getField(/^Email/)).toHaveAccessibleDescription('El email ingresado no es válido')
  await user.click(getField(/^Nombre/))
  await user.paste('ß'.repeat(60))
  expect(getField(/^Nombre/)).toHaveAccessibleDescription('No puede tener más de 100 caracteres.')
  await user.type(getField(/^Teléfono/), '12345')
  expect(getField(/^Teléfono/)).toHaveAccessibleDescription(/El teléfono tiene entre 6 y 15 dígitos/)
  expect(readManagerStatuses(mock)).toEqual(statusesBefore)
})
