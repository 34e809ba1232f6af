import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AudienceList } from '@/copy/audiences'
import { renderScreen } from '../support/render-screen'

const work = (tab: string) => `/construction/501?tab=${tab}`
const lot = (tab: string) => `/manageproperty/201?tab=${tab}`

/** The lists with the address where each is, and a part of its sentence. */
const lists: Record<AudienceList, { address: string; sentence: RegExp; help?: string }> = {
  authorizations: { address: '/', sentence: /^En el portal las ven .* la guardia\.$/ },
  movements: { address: '/activitiesReport', sentence: /^En el portal los ven .* Los registra la guardia/ },
  coResidents: {
    address: lot('corresidentes'),
    sentence: /los ven los propietarios y corresidentes del lote\.$/,
  },
  tenants: { address: lot('inquilinos'), sentence: /coinciden en fechas con el suyo\.$/ },
  vehicles: { address: lot('vehiculos'), sentence: /^En el portal los ven .* inquilinos del lote\.$/ },
  pets: { address: lot('mascotas'), sentence: /^En el portal las ven .* inquilinos del lote\.$/ },
  works: { address: '/constructions', sentence: /Acá están las que podés ver vos\.$/ },
  managers: { address: work('responsables'), sentence: /^Los ven .* y la Administración\.$/ },
  roster: {
    address: work('nomina'),
    sentence: /^La ven .* y la Administración\.$/,
    help: 'Ayuda sobre la nómina',
  },
  groups: { address: work('autorizaciones'), sentence: /^Las ven .* las consulta la guardia\.$/ },
  workMovements: { address: work('movimientos'), sentence: /^Los ven .* Los registra la guardia/ },
  documents: { address: work('documentacion'), sentence: /^Los ven .* y la Administración\.$/ },
  submissions: {
    address: '/submissions',
    sentence: /^En el portal ves solo las presentaciones que hiciste vos\./,
    help: 'Sobre las presentaciones',
  },
}

test.each(Object.entries(lists))('says who sees the rows of a list (%s)', async (_, list) => {
  const { address, sentence, help = 'Quién ve esto' } = list
  const { user } = await renderScreen(address, { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: help }))
  const popover = within(await screen.findByRole('dialog', { name: help }))
  expect(popover.getByText('Quién ve esto')).toBeVisible()
  expect(popover.getByText(sentence)).toBeVisible()
})

/** Addresses of lists that have no rows in the scenario `empty`, and what they say. */
const emptyLists = [
  ['/', 'No hay autorizaciones.'],
  ['/activitiesReport', 'No hay resultados.'],
  [lot('mascotas'), 'No hay resultados'],
] as const

test.each(emptyLists)(
  'says who will see the rows of a list that has none yet (%s)',
  async (address, text) => {
    await renderScreen(address, { as: 'residente', scenario: 'empty' })
    expect(await screen.findByRole('button', { name: 'Quién ve esto' })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  },
)

test('says who sees the authorizations below the week too', async () => {
  const { user } = await renderScreen('/?modo=semana', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Quién ve esto' }))
  expect(await screen.findByText(lists.authorizations.sentence)).toBeVisible()
})
