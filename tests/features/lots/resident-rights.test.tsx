import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SessionData } from '@/api/generated/model/sessionData'
import { startSession } from '@/session/session-store'
import { credentials } from '../../mocks/client'
import { renderScreen } from '../../support/render-screen'
import { documentNumber, field, fillIn, openLot, row, saveButton } from './residents-steps'

const notYours =
  'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla'

/** The renter of C-3, to whom the Administration gave the right to manage it. */
const letTheRenterManage = async ({ db }: Mock) => {
  const residency = db.residencies.by('property_id', 203).find(({ person_id }) => person_id === 303)
  if (!residency) throw new Error('nobody rents C-3')
  await db.residencies.save({ ...residency, can_manage_property: true })
}

test('lets a tenant who manages the lot add, change and remove a tenant', async () => {
  const { user, mock } = await renderScreen('/manageproperty/203', {
    as: 'inquilino',
    before: letTheRenterManage,
  })
  await user.click(await screen.findByRole('button', { name: 'Nuevo inquilino' }))
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  await fillIn(user)
  await user.click(saveButton())
  expect(await screen.findByText('Inquilino guardado.')).toBeVisible()
  const added = mock.db.residencies.all().at(-1)
  expect(added).toMatchObject({ property_id: 203, role: 'renter', can_manage_property: false })

  await user.click(screen.getByRole('button', { name: 'Volver al listado' }))
  await user.click((await row(/JULIÁN ÑANDÚ/)).getByRole('button', { name: /^Editar/ }))
  await screen.findByRole('heading', { name: 'Editar inquilino' })
  expect(documentNumber()).toBeDisabled()
  await user.clear(field(/^Hasta/))
  await user.type(field(/^Hasta/), '01042026')
  await user.click(saveButton())
  expect(await screen.findByText('El inquilino se modificó satisfactoriamente.')).toBeVisible()
  expect(mock.db.residencies.require(added?.id ?? 0).to_date).toBe('2026-04-01')

  await user.click((await row(/JULIÁN ÑANDÚ/)).getByRole('button', { name: /^Remover/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover Inquilino' }))
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Inquilino eliminado con éxito.')).toBeVisible()
  expect(mock.db.residencies.has(added?.id ?? 0)).toBe(false)
})

test('refuses a tenant who manages the lot the own contract and the own removal', async () => {
  const { user } = await renderScreen('/manageproperty/203', {
    as: 'inquilino',
    before: letTheRenterManage,
  })
  const own = await row(/Tomás Aguilar/)
  expect(own.getByRole('button', { name: /^Remover/ })).toHaveAccessibleDescription(
    'No se puede eliminar a sí mismo.',
  )
  await user.click(own.getByRole('button', { name: /^Editar/ }))
  expect(await screen.findByRole('textbox', { name: /^Hasta/ })).toBeDisabled()
  expect(screen.getByText('No podés cambiar las fechas de tu propio contrato.')).toBeVisible()
  expect(field(/^Email/)).toBeEnabled()
})

test('shows only the tenants read-only where the neighbourhood does not let residents manage them', async () => {
  const { user } = await openLot('', {
    before: async (mock) => {
      const neighbourhood = mock.db.realProperties.require(101)
      await mock.db.realProperties.save({ ...neighbourhood, can_manage_tenants: false })
      // The sign-in returns the rights.
      const body = JSON.stringify(credentials('residente@demo.ar'))
      const headers = { 'Content-Type': 'application/json' }
      const response = await mock.request('/fapi/auth/login/', { method: 'POST', headers, body })
      startSession((await response.json()) as SessionData)
    },
  })
  const federico = await row(/Federico Ibáñez/)
  expect(federico.getByRole('button', { name: /^Editar/ })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Inquilinos' }))
  const bruno = await row(/Bruno Ferraro/)
  expect(bruno.getByRole('button', { name: /^Ver detalles/ })).toBeVisible()
  expect(bruno.getByRole('button', { name: /^Remover/ })).toHaveAccessibleDescription(notYours)
  expect(screen.getByRole('button', { name: 'Nuevo inquilino' })).toHaveAccessibleDescription(notYours)
})

test('refuses a new resident by a link with the reason in a read-only tab', async () => {
  await renderScreen('/manageproperty/203?tab=inquilinos&vista=nuevo', { as: 'inquilino' })
  expect(await screen.findByText(notYours)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument()
})

test('shows ten rows a page, and keeps the page in the address', async () => {
  const { user } = await openLot('?tab=inquilinos', {
    before: async ({ db }) => {
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
