import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  added,
  choosePerson,
  field,
  fillInNew,
  gone,
  mailsTo,
  managersIn,
  openManagers,
  personWith,
  press,
  rowOf,
} from './managers-steps'

const search = () => screen.findByRole('combobox', { name: /^Buscar persona por DNI/ })

test('finds a known person by document and requires only the missing data', async () => {
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

test('locks a known email and does not change the person', async () => {
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

test('disables people who already manage the work', async () => {
  const { user } = await openManagers('&vista=nuevo')
  await user.type(await search(), '28777888')
  const option = await screen.findByRole('option', { name: /Ricardo Montes/ }, { timeout: 3000 })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  expect(option).toHaveTextContent('Ya es responsable de esta obra')
})

test('searches half a second after the last key press', async () => {
  const { user } = await openManagers('&vista=nuevo')
  await user.type(await search(), '3099')
  const begun = performance.now()
  await screen.findByRole('option', { name: /Juana Pérez/ }, { timeout: 3000 })
  expect(performance.now() - begun).toBeGreaterThan(400)
})

test('registers and adds a new person, with names in capitals and the email in lower case', async () => {
  const { user, mock } = await openManagers('&vista=nuevo', {
    // The data of the new person are not sent again.
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

test('registers an unknown person with the typed number, which is no DNI if it has a letter', async () => {
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

test('shows the missing value at each empty field', async () => {
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
