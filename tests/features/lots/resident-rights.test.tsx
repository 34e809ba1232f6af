import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SessionData } from '@/api/generated/model/sessionData'
import { startSession } from '@/session/session-store'
import { createCredentials } from '../../mocks/client'
import { renderScreen } from '../../support/render-screen'
import {
  fillResidentForm,
  findRow,
  getDocumentNumberField,
  getField,
  getSaveButton,
  openLot,
} from './residents-steps'

const readOnlyMessage =
  'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla'

/** Permits the tenant of lot C-3 to manage the lot. */
const permitTenantToManage = async ({ db }: Mock) => {
  const residency = db.residencies.by('property_id', 203).find(({ person_id }) => person_id === 303)
  if (!residency) throw new Error('the lot C-3 has no tenant')
  await db.residencies.save({ ...residency, can_manage_property: true })
}

test('permits a tenant who manages the lot to add, change and remove a tenant', async () => {
  const { user, mock } = await renderScreen('/manageproperty/203', {
    as: 'inquilino',
    prepare: permitTenantToManage,
  })
  await user.click(await screen.findByRole('button', { name: 'Nuevo inquilino' }))
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  await fillResidentForm(user)
  await user.click(getSaveButton())
  expect(await screen.findByText('Inquilino guardado.')).toBeVisible()
  const createdResidency = mock.db.residencies.all().at(-1)
  expect(createdResidency).toMatchObject({ property_id: 203, role: 'tenant', can_manage_property: false })

  await user.click(screen.getByRole('button', { name: 'Volver al listado' }))
  await user.click((await findRow(/JULIÁN ÑANDÚ/)).getByRole('button', { name: /^Editar/ }))
  await screen.findByRole('heading', { name: 'Editar inquilino' })
  expect(getDocumentNumberField()).toBeDisabled()
  await user.clear(getField(/^Hasta/))
  await user.type(getField(/^Hasta/), '01042026')
  await user.click(getSaveButton())
  expect(await screen.findByText('El inquilino se modificó satisfactoriamente.')).toBeVisible()
  expect(mock.db.residencies.require(createdResidency?.id ?? 0).to_date).toBe('2026-04-01')

  await user.click((await findRow(/JULIÁN ÑANDÚ/)).getByRole('button', { name: /^Remover/ }))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Remover Inquilino' }))
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Inquilino eliminado con éxito.')).toBeVisible()
  expect(mock.db.residencies.has(createdResidency?.id ?? 0)).toBe(false)
})

test('prevents a tenant who manages the lot from removing themselves and from changing the dates of their contract', async () => {
  const { user } = await renderScreen('/manageproperty/203', {
    as: 'inquilino',
    prepare: permitTenantToManage,
  })
  const ownRow = await findRow(/Tomás Aguilar/)
  expect(ownRow.getByRole('button', { name: /^Remover/ })).toHaveAccessibleDescription(
    'No se puede eliminar a sí mismo.',
  )
  await user.click(ownRow.getByRole('button', { name: /^Editar/ }))
  expect(await screen.findByRole('textbox', { name: /^Hasta/ })).toBeDisabled()
  expect(screen.getByText('No podés cambiar las fechas de tu propio contrato.')).toBeVisible()
  expect(getField(/^Email/)).toBeEnabled()
})

test('shows tenants read-only, but co-residents editable, if residents of the neighbourhood may not manage tenants', async () => {
  const { user } = await openLot('', {
    prepare: async (mock) => {
      const neighbourhood = mock.db.realProperties.require(101)
      await mock.db.realProperties.save({ ...neighbourhood, can_manage_tenants: false })
      // Signs in again, because the portal reads the rights from the response to the sign-in.
      const body = JSON.stringify(createCredentials('residente@demo.ar'))
      const headers = { 'Content-Type': 'application/json' }
      const response = await mock.request('/fapi/auth/login/', { method: 'POST', headers, body })
      startSession((await response.json()) as SessionData)
    },
  })
  const coResidentRow = await findRow(/Federico Ibáñez/)
  expect(coResidentRow.getByRole('button', { name: /^Editar/ })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Inquilinos' }))
  const tenantRow = await findRow(/Bruno Ferraro/)
  expect(tenantRow.getByRole('button', { name: /^Ver detalles/ })).toBeVisible()
  expect(tenantRow.getByRole('button', { name: /^Remover/ })).toHaveAccessibleDescription(readOnlyMessage)
  expect(screen.getByRole('button', { name: 'Nuevo inquilino' })).toHaveAccessibleDescription(readOnlyMessage)
})

test('replaces the form for a new tenant with the reason why the user may not add tenants', async () => {
  await renderScreen('/manageproperty/203?tab=inquilinos&vista=nuevo', { as: 'inquilino' })
  expect(await screen.findByText(readOnlyMessage)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument()
})

test('shows ten rows per page, and stores the page number in the address', async () => {
  const { user } = await openLot('?tab=inquilinos', {
    prepare: async ({ db }) => {
      const tenant = db.residencies.require(71)
      for (let index = 0; index < 8; index += 1)
        await db.residencies.insert({ ...tenant, id: 9_100 + index, person_id: 303 })
    },
  })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10))
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(window.location.search).toContain('pagina=2')
})
