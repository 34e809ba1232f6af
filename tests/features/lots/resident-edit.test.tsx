import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseCases, isFullRun } from '../../support/scope'
import { findRow, getDocumentNumberField, getField, getSaveButton, openLot } from './residents-steps'

const requirePerson = (mock: Awaited<ReturnType<typeof openLot>>['mock'], residencyId: number) =>
  mock.db.persons.require(mock.db.residencies.require(residencyId).person_id)

test.runIf(isFullRun)(
  'changes the email and the permission of a co-resident, and disables the document number and the name',
  async () => {
    const { user, mock } = await openLot('')
    await user.click((await findRow(/Federico Ibáñez/)).getByRole('button', { name: /^Editar/ }))
    expect(await screen.findByRole('heading', { name: 'Editar corresidente' })).toBeVisible()
    expect(window.location.search).toBe('?vista=editar&id=51')
    expect(getDocumentNumberField()).toBeDisabled()
    expect(getField(/^Nombre/)).toBeDisabled()
    expect(getField(/^Nombre/)).toHaveValue('Federico')
    expect(getField(/Código de acceso/)).toHaveValue('LA7731')
    await user.clear(getField(/Email/))
    await user.type(getField(/Email/), 'FEDE@demo.ar')
    await user.click(screen.getByRole('checkbox', { name: 'Puede gestionar los datos del lote' }))
    await user.click(getSaveButton())
    expect(await screen.findByText('El propietario se modificó satisfactoriamente.')).toBeVisible()
    expect(await findRow(/fede@demo\.ar/)).toBeDefined()
    expect(requirePerson(mock, 51)).toMatchObject({ first_name: 'Federico', email: 'fede@demo.ar' })
    expect(mock.db.residencies.require(51)).toMatchObject({
      can_manage_property: false,
      access_method_data: 'LA7731',
    })
  },
)

test.runIf(isFullRun)("extends a tenant's expired contract", async () => {
  const { user, mock } = await openLot('?tab=inquilinos&vista=editar&id=73')
  expect(await screen.findByText('El contrato venció el 08/02/2026.')).toBeVisible()
  await user.clear(getField(/^Hasta/))
  await user.type(getField(/^Hasta/), '08/02/2027')
  await user.click(getSaveButton())
  expect(await screen.findByText('El inquilino se modificó satisfactoriamente.')).toBeVisible()
  expect(mock.db.residencies.require(73).to_date).toBe('2027-02-08')
  const tenantRow = await findRow(/Rodolfo Paz/)
  await waitFor(() => expect(tenantRow.queryByText(/Venc/)).not.toBeInTheDocument())
})

test("disables the checkbox of the user's own permission, and shows why the backend refuses the user's new email", async () => {
  const { user, mock } = await openLot('')
  const ownRow = await findRow(/residente@demo\.ar/)
  await user.click(ownRow.getByRole('button', { name: /^Editar/ }))
  const permissionBox = await screen.findByRole('checkbox', { name: 'Puede gestionar los datos del lote' })
  expect(permissionBox).toBeDisabled()
  expect(permissionBox).toHaveAccessibleDescription(
    expect.stringContaining('No podés cambiar tu propio permiso.'),
  )
  await user.clear(getField(/^Email/))
  await user.type(getField(/^Email/), 'otra@demo.ar')
  await user.click(getSaveButton())
  const refusalMessage = 'La persona tiene usuario en el portal: solo ella puede cambiar su email.'
  await waitFor(() =>
    expect(getField(/^Email/)).toHaveAccessibleDescription(expect.stringContaining(refusalMessage)),
  )
  expect(getField(/^Email/)).toHaveValue('otra@demo.ar')
  expect(mock.db.persons.require(301).email).toBe('residente@demo.ar')
})

test.each(chooseCases(['999999', '71'], 1))(
  'shows the not-found page for the id %s, which no co-resident of the lot has',
  async (id) => {
    const { user } = await openLot(`?tab=corresidentes&vista=editar&id=${id}`)
    expect(await screen.findByRole('heading', { name: 'No encontramos a este corresidente' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
    expect(await findRow(/Federico Ibáñez/)).toBeDefined()
  },
)

test.each(
  chooseCases(
    [
      ['updateCoResident', 'corresidentes', 51, 'Editar corresidente', 'El propietario'],
      ['updateTenant', 'inquilinos', 71, 'Editar inquilino', 'El inquilino'],
    ] as const,
    1,
  ),
)('shows above the form that the operation %s failed, and saves on a retry', async (...testCase) => {
  const [operationId, tab, id, heading, subject] = testCase
  const { user } = await openLot(`?tab=${tab}&vista=editar&id=${id}`, {
    faults: [{ operationId, status: 500, times: 1 }],
  })
  await screen.findByRole('heading', { name: heading })
  await user.click(getSaveButton())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/problema de nuestro lado/))
  await user.click(getSaveButton())
  expect(await screen.findByText(`${subject} se modificó satisfactoriamente.`)).toBeVisible()
})
