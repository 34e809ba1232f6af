import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import {
  documentNumber,
  documentType,
  field,
  fillIn,
  openLot,
  openNew,
  row,
  saveButton,
} from './residents-steps'

const lastPlace = (mock: Awaited<ReturnType<typeof openNew>>['mock']) => {
  const residency = mock.db.residencies.all().at(-1)
  return { residency, person: mock.db.persons.get(residency?.person_id ?? 0) }
}
const required = 'Este campo es obligatorio'

test('offers an authorization or the form in the warning', async () => {
  const { user } = await openLot('?tab=corresidentes&vista=nuevo')
  expect(await screen.findByText(/Un residente es copropietario o vive en la propiedad/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a Autorización' })).toHaveAttribute(
    'href',
    '/preauthorization/new',
  )
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('heading', { name: 'Nuevo corresidente' })).toBeVisible()
  expect(documentType()).toHaveFocus()
})

test('returns from the warning to the table', async () => {
  const { user } = await openLot('?tab=corresidentes&vista=nuevo')
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByRole('table', { name: 'Corresidentes' })).toBeVisible()
  expect(window.location.search).not.toContain('vista')
})

test('adds a co-resident with the default values, shows the code, and returns to the table', async () => {
  const { user, mock } = await openNew('corresidentes')
  expect(documentType()).toHaveValue('DNI')
  expect(screen.getByRole('radio', { name: 'Masculino' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: /Nacionalidad/ })).toHaveValue('AR')
  expect(screen.getByRole('combobox', { name: /País/ })).toHaveValue('+54')
  await fillIn(user)
  expect(field(/^Nombre/)).toHaveValue('JULIÁN')
  await user.type(field(/Email/), 'JULIAN@Demo.ar')
  expect(field(/Email/)).toHaveValue('julian@demo.ar')
  await user.click(saveButton())

  expect(await screen.findByText('El propietario se guardó satisfactoriamente.')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Código QR de ingreso de JULIÁN ÑANDÚ' })).toBeVisible()
  const { residency, person } = lastPlace(mock)
  expect(person).toMatchObject({
    first_name: 'JULIÁN',
    id_type_code: 'DNI',
    id_number: '41286503',
    date_of_birth: '1998-11-23',
    email: 'julian@demo.ar',
  })
  expect(residency).toMatchObject({
    role: 'owner',
    can_manage_property: false,
    from_date: '2026-03-16',
    main_notification_method: 'PUSH',
    method: 'WEB',
    source: 'OWNER',
  })
  await user.click(screen.getByRole('button', { name: 'Volver al listado' }))
  expect(await row(/JULIÁN ÑANDÚ/)).toBeDefined()
  expect(window.location.search).toBe('?tab=corresidentes')
})

test('proposes a contract from today to ten days later for a tenant', async () => {
  const { user, mock } = await openNew('inquilinos')
  expect(field(/^Desde/)).toHaveValue('16/03/2026')
  expect(field(/^Hasta/)).toHaveValue('26/03/2026')
  await fillIn(user)
  await user.clear(field(/^Hasta/))
  await user.type(field(/^Hasta/), '15032026')
  await user.click(saveButton())
  const sentence = 'La fecha de fin del contrato no puede ser anterior a la de inicio.'
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.clear(field(/^Hasta/))
  await user.type(field(/^Hasta/), '30/03/2026')
  await user.click(saveButton())
  expect(await screen.findByText('Inquilino guardado.')).toBeVisible()
  expect(lastPlace(mock).residency).toMatchObject({
    role: 'renter',
    from_date: '2026-03-16',
    to_date: '2026-03-30',
  })
  await user.click(screen.getByRole('button', { name: 'Agregar otro inquilino' }))
  expect(documentNumber()).toHaveValue('')
})

test('fills in and locks the data of a registered person until the document changes', async () => {
  const { user, mock } = await openNew('corresidentes')
  await user.type(documentNumber(), '30999888')
  await user.tab()
  expect(await screen.findByText(/La persona con documento DNI 30999888 ya está registrada/)).toBeVisible()
  expect(field(/^Nombre/)).toHaveValue('Juana')
  await user.type(field(/^Nombre/), 'X')
  expect(field(/^Nombre/)).toHaveValue('Juana')
  expect(documentNumber()).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Femenino' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Usar otro documento' }))
  expect(field(/^Nombre/)).toHaveValue('')
  await waitFor(() => expect(documentNumber()).toHaveFocus())
  await user.type(documentNumber(), '30.999.888')
  await user.tab()
  await screen.findByText(/ya está registrada/)
  await user.type(field(/Fecha de nacimiento/), '01021980')
  await user.click(saveButton())
  await screen.findByText('El propietario se guardó satisfactoriamente.')
  expect(lastPlace(mock).person).toMatchObject({ id: 4001, first_name: 'Juana' })
})

test('looks up documents of three or more characters, letters as OTRO, and reports a failure', async () => {
  const { user, mock } = await openNew('corresidentes')
  await setFaults(mock, [{ operationId: 'lookupGuest', status: 500, times: 1 }])
  await user.type(documentNumber(), 'ab')
  await user.tab()
  await user.type(documentNumber(), 'c')
  expect(documentType()).toHaveValue('OTRO')
  expect(documentNumber()).toHaveValue('ABC')
  await user.tab()
  expect(await screen.findByText('Ha ocurrido un error. Intente nuevamente más tarde.')).toBeVisible()
  await user.type(field(/^Nombre/), 'Ana')
  await user.type(field(/^Apellido/), 'Paz')
  await user.type(field(/Fecha de nacimiento/), '01/02/1980')
  await user.click(saveButton())
  await screen.findByText('El propietario se guardó satisfactoriamente.')
  expect(lastPlace(mock).person).toMatchObject({ id_type_code: 'OTRO', id_number: 'ABC' })
})

test('reports missing values at their fields and in a toast, and sends nothing', async () => {
  const { user, mock } = await openNew('inquilinos')
  const before = mock.db.residencies.all().length
  await user.click(saveButton())
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  await waitFor(() => expect(documentNumber()).toHaveAccessibleDescription(expect.stringContaining(required)))
  for (const name of [/^Nombre/, /^Apellido/, /Fecha de nacimiento/])
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(required))
  await user.type(field(/Fecha de nacimiento/), '17/03/2026')
  await user.tab()
  await waitFor(() =>
    expect(field(/Fecha de nacimiento/)).toHaveAccessibleDescription(
      expect.stringContaining('La fecha de nacimiento no puede ser posterior a hoy.'),
    ),
  )
  await user.type(field(/Email/), 'nadie@')
  await user.tab()
  await waitFor(() =>
    expect(field(/Email/)).toHaveAccessibleDescription(expect.stringContaining('Formato de email inválido')),
  )
  expect(mock.db.residencies.all()).toHaveLength(before)
})

test('refuses a current resident at the document, and keeps the typed values', async () => {
  const { user } = await openNew('inquilinos')
  await fillIn(user, '31204987')
  await user.click(saveButton())
  expect(await screen.findByText('La persona ya es corresidente de este lote.')).toBeVisible()
  expect(field(/Fecha de nacimiento/)).toHaveValue('23/11/1998')
})

test.each([
  ['createCoResident', 'corresidentes', 'El propietario se guardó satisfactoriamente.'],
  ['createTenant', 'inquilinos', 'Inquilino guardado.'],
] as const)('shows above the form that %s failed, and saves again', async (operationId, tab, saved) => {
  const { user } = await openNew(tab, { faults: [{ operationId, status: 500, times: 1 }] })
  await fillIn(user)
  await user.click(saveButton())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/problema de nuestro lado/))
  await user.click(saveButton())
  expect(await screen.findByText(saved)).toBeVisible()
})

test('asks before cancelling with changes', async () => {
  const { user } = await openNew('corresidentes')
  await user.type(documentNumber(), '1')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }))
  await user.click(question.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await row(/Federico Ibáñez/)).toBeDefined()
})
