import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentNumber, field, openLot, row, saveButton } from './residents-steps'

const personOf = (mock: Awaited<ReturnType<typeof openLot>>['mock'], residencyId: number) =>
  mock.db.persons.require(mock.db.residencies.require(residencyId).person_id)

test('changes a co-resident, locks document and names, and offers the code', async () => {
  const { user, mock } = await openLot('')
  await user.click((await row(/Federico Ibáñez/)).getByRole('button', { name: /^Editar/ }))
  expect(await screen.findByRole('heading', { name: 'Editar corresidente' })).toBeVisible()
  expect(window.location.search).toBe('?vista=editar&id=51')
  expect(documentNumber()).toBeDisabled()
  expect(field(/^Nombre/)).toBeDisabled()
  expect(field(/^Nombre/)).toHaveValue('Federico')
  expect(field(/Código de acceso/)).toHaveValue('LA7731')
  await user.clear(field(/Email/))
  await user.type(field(/Email/), 'FEDE@demo.ar')
  await user.click(screen.getByRole('checkbox', { name: 'Puede gestionar los datos del lote' }))
  await user.click(saveButton())
  expect(await screen.findByText('El propietario se modificó satisfactoriamente.')).toBeVisible()
  expect(await row(/fede@demo\.ar/)).toBeDefined()
  expect(personOf(mock, 51)).toMatchObject({ first_name: 'Federico', email: 'fede@demo.ar' })
  expect(mock.db.residencies.require(51)).toMatchObject({
    can_manage_property: false,
    access_method_data: 'LA7731',
  })
})

test("extends a tenant's contract, and shows why another tenant is rejected", async () => {
  const { user, mock } = await openLot('?tab=inquilinos&vista=editar&id=73')
  expect(await screen.findByText('El contrato venció el 08/02/2026.')).toBeVisible()
  await user.clear(field(/^Hasta/))
  await user.type(field(/^Hasta/), '08/02/2027')
  await user.click(saveButton())
  expect(await screen.findByText('El inquilino se modificó satisfactoriamente.')).toBeVisible()
  expect(mock.db.residencies.require(73).to_date).toBe('2027-02-08')
  const rodolfo = await row(/Rodolfo Paz/)
  await waitFor(() => expect(rodolfo.queryByText(/Venc/)).not.toBeInTheDocument())
})

test('refuses to change the own permission, or the email of a person with a user', async () => {
  const { user, mock } = await openLot('')
  const oneself = await row(/residente@demo\.ar/)
  await user.click(oneself.getByRole('button', { name: /^Editar/ }))
  const own = await screen.findByRole('checkbox', { name: 'Puede gestionar los datos del lote' })
  expect(own).toBeDisabled()
  expect(own).toHaveAccessibleDescription(expect.stringContaining('No podés cambiar tu propio permiso.'))
  await user.clear(field(/^Email/))
  await user.type(field(/^Email/), 'otra@demo.ar')
  await user.click(saveButton())
  const refusal = 'La persona tiene usuario en el portal: solo ella puede cambiar su email.'
  await waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription(expect.stringContaining(refusal)))
  expect(field(/^Email/)).toHaveValue('otra@demo.ar')
  expect(mock.db.persons.require(301).email).toBe('residente@demo.ar')
})

test.each(['999999', '71'])('shows the missing page for co-resident %s', async (id) => {
  const { user } = await openLot(`?tab=corresidentes&vista=editar&id=${id}`)
  expect(await screen.findByRole('heading', { name: 'No encontramos a este corresidente' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  expect(await row(/Federico Ibáñez/)).toBeDefined()
})

test.each([
  ['updateCoResident', 'corresidentes', 51, 'Editar corresidente', 'El propietario'],
  ['updateTenant', 'inquilinos', 71, 'Editar inquilino', 'El inquilino'],
] as const)('shows above the form that %s failed, and saves again', async (...row) => {
  const [operationId, tab, id, heading, subject] = row
  const { user } = await openLot(`?tab=${tab}&vista=editar&id=${id}`, {
    faults: [{ operationId, status: 500, times: 1 }],
  })
  await screen.findByRole('heading', { name: heading })
  await user.click(saveButton())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/problema de nuestro lado/))
  await user.click(saveButton())
  expect(await screen.findByText(`${subject} se modificó satisfactoriamente.`)).toBeVisible()
})
