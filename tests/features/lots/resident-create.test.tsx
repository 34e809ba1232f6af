import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
import {
  fillResidentForm,
  findRow,
  getDocumentNumberField,
  getDocumentTypeField,
  getField,
  getSaveButton,
  openLot,
  openNewForm,
} from './residents-steps'

const findLastResident = (mock: Awaited<ReturnType<typeof openNewForm>>['mock']) => {
  const residency = mock.db.residencies.all().at(-1)
  return { residency, person: mock.db.persons.get(residency?.person_id ?? 0) }
}
const requiredMessage = 'Este campo es obligatorio'

test("shows a warning with a link to the authorization form, and opens the co-resident form on 'Continuar'", async () => {
  const { user } = await openLot('?tab=corresidentes&vista=nuevo')
  expect(await screen.findByText(/Un residente es copropietario o vive en la propiedad/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a Autorización' })).toHaveAttribute(
    'href',
    '/preauthorization/new',
  )
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('heading', { name: 'Nuevo corresidente' })).toBeVisible()
  expect(getDocumentTypeField()).toHaveFocus()
})

test('returns from the warning to the table', async () => {
  const { user } = await openLot('?tab=corresidentes&vista=nuevo')
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByRole('table', { name: 'Corresidentes' })).toBeVisible()
  expect(window.location.search).not.toContain('vista')
})

test('adds a co-resident with the default values, shows the QR code, and returns to the table', async () => {
  const { user, mock } = await openNewForm('corresidentes')
  expect(getDocumentTypeField()).toHaveValue('DNI')
  expect(screen.getByRole('radio', { name: 'Masculino' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: /Nacionalidad/ })).toHaveValue('AR')
  expect(screen.getByRole('combobox', { name: /País/ })).toHaveValue('+54')
  await fillResidentForm(user)
  expect(getField(/^Nombre/)).toHaveValue('JULIÁN')
  await user.type(getField(/Email/), 'JULIAN@Demo.ar')
  expect(getField(/Email/)).toHaveValue('julian@demo.ar')
  await user.click(getSaveButton())

  expect(await screen.findByText('El propietario se guardó satisfactoriamente.')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Código QR de ingreso de JULIÁN ÑANDÚ' })).toBeVisible()
  const { residency, person } = findLastResident(mock)
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
  expect(await findRow(/JULIÁN ÑANDÚ/)).toBeDefined()
  expect(window.location.search).toBe('?tab=corresidentes')
})

test.runIf(isFullRun)(
  'proposes a contract from today to ten days later, and rejects an end before the start',
  async () => {
    const { user, mock } = await openNewForm('inquilinos')
    expect(getField(/^Desde/)).toHaveValue('16/03/2026')
    expect(getField(/^Hasta/)).toHaveValue('26/03/2026')
    await fillResidentForm(user)
    await user.clear(getField(/^Hasta/))
    await user.type(getField(/^Hasta/), '15032026')
    await user.click(getSaveButton())
    const message = 'La fecha de fin del contrato no puede ser anterior a la de inicio.'
    expect(await screen.findByText(message)).toBeVisible()
    await user.clear(getField(/^Hasta/))
    await user.type(getField(/^Hasta/), '30/03/2026')
    await user.click(getSaveButton())
    expect(await screen.findByText('Inquilino guardado.')).toBeVisible()
    expect(findLastResident(mock).residency).toMatchObject({
      role: 'tenant',
      from_date: '2026-03-16',
      to_date: '2026-03-30',
    })
    await user.click(screen.getByRole('button', { name: 'Agregar otro inquilino' }))
    expect(getDocumentNumberField()).toHaveValue('')
  },
)

test.runIf(isFullRun)(
  "shows the data of a registered person read-only, and clears the data after 'Usar otro documento'",
  async () => {
    const { user, mock } = await openNewForm('corresidentes')
    await user.type(getDocumentNumberField(), '30999888')
    await user.tab()
    expect(await screen.findByText(/La persona con documento DNI 30999888 ya está registrada/)).toBeVisible()
    expect(getField(/^Nombre/)).toHaveValue('Juana')
    await user.type(getField(/^Nombre/), 'X')
    expect(getField(/^Nombre/)).toHaveValue('Juana')
    expect(getDocumentNumberField()).toBeDisabled()
    expect(screen.getByRole('radio', { name: 'Femenino' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Usar otro documento' }))
    expect(getField(/^Nombre/)).toHaveValue('')
    await waitFor(() => expect(getDocumentNumberField()).toHaveFocus())
    await user.type(getDocumentNumberField(), '30.999.888')
    await user.tab()
    await screen.findByText(/ya está registrada/)
    await user.type(getField(/Fecha de nacimiento/), '01021980')
    await user.click(getSaveButton())
    await screen.findByText('El propietario se guardó satisfactoriamente.')
    expect(findLastResident(mock).person).toMatchObject({ id: 4001, first_name: 'Juana' })
  },
)

test('looks up document numbers of at least 3 characters, selects OTRO for letters, and reports a failed lookup', async () => {
  const { user, mock } = await openNewForm('corresidentes')
  await setFaults(mock, [{ operationId: 'lookupGuest', status: 500, times: 1 }])
  const listLookups = () => mock.requests.filter(({ path }) => path.includes('/guest/'))
  await user.type(getDocumentNumberField(), 'ab')
  await user.tab()
  await user.type(getDocumentNumberField(), 'c')
  expect(listLookups()).toEqual([])
  expect(getDocumentTypeField()).toHaveValue('OTRO')
  expect(getDocumentNumberField()).toHaveValue('ABC')
  await user.tab()
  expect(await screen.findByText('Ha ocurrido un error. Intente nuevamente más tarde.')).toBeVisible()
  expect(listLookups()).toHaveLength(1)
  await user.type(getField(/^Nombre/), 'Ana')
  await user.type(getField(/^Apellido/), 'Paz')
  await user.type(getField(/Fecha de nacimiento/), '01/02/1980')
  await user.click(getSaveButton())
  await screen.findByText('El propietario se guardó satisfactoriamente.')
  expect(findLastResident(mock).person).toMatchObject({ id_type_code: 'OTRO', id_number: 'ABC' })
})

test('reports missing values at their fields and in a toast, and sends nothing', async () => {
  const { user, mock } = await openNewForm('inquilinos')
  const countBefore = mock.db.residencies.all().length
  await user.click(getSaveButton())
  expect(await screen.findByText('Por favor complete los campos.')).toBeVisible()
  await waitFor(() =>
    expect(getDocumentNumberField()).toHaveAccessibleDescription(expect.stringContaining(requiredMessage)),
  )
  for (const name of [/^Nombre/, /^Apellido/, /Fecha de nacimiento/])
    expect(getField(name)).toHaveAccessibleDescription(expect.stringContaining(requiredMessage))
  await user.type(getField(/Fecha de nacimiento/), '17/03/2026')
  await user.tab()
  await waitFor(() =>
    expect(getField(/Fecha de nacimiento/)).toHaveAccessibleDescription(
      expect.stringContaining('La fecha de nacimiento no puede ser posterior a hoy.'),
    ),
  )
  await user.type(getField(/Email/), 'nadie@')
  await user.tab()
  await waitFor(() =>
    expect(getField(/Email/)).toHaveAccessibleDescription(
      expect.stringContaining('Formato de email inválido'),
    ),
  )
  expect(mock.db.residencies.all()).toHaveLength(countBefore)
})

test('rejects a person who is already a resident of the lot, and keeps the typed values', async () => {
  const { user } = await openNewForm('inquilinos')
  await fillResidentForm(user, '31204987')
  await user.click(getSaveButton())
  expect(await screen.findByText('La persona ya es corresidente de este lote.')).toBeVisible()
  expect(getField(/Fecha de nacimiento/)).toHaveValue('23/11/1998')
})

test.each(
  chooseCases(
    [
      ['createCoResident', 'corresidentes', 'El propietario se guardó satisfactoriamente.'],
      ['createTenant', 'inquilinos', 'Inquilino guardado.'],
    ] as const,
    1,
  ),
)(
  'shows above the form that the operation %s failed, and saves on a retry',
  async (operationId, tab, successMessage) => {
    const { user } = await openNewForm(tab, { faults: [{ operationId, status: 500, times: 1 }] })
    await fillResidentForm(user)
    await user.click(getSaveButton())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/problema de nuestro lado/))
    await user.click(getSaveButton())
    expect(await screen.findByText(successMessage)).toBeVisible()
  },
)

test('asks for a confirmation before the form discards typed values', async () => {
  const { user } = await openNewForm('corresidentes')
  await user.type(getDocumentNumberField(), '1')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  const confirmation = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }))
  await user.click(confirmation.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await findRow(/Federico Ibáñez/)).toBeDefined()
})
