import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { renderScreen, setFaults } from '../../support/render-screen'
import { matchWholeText } from '../../support/whole-text'

async function extend() {
  const { user, mock } = await renderScreen('/?buscar=yoga', { as: 'residente' })
  const card = within(await screen.findByRole('listitem', { name: 'Profesora de yoga' }))
  const before = mock.db.authorizations.all().find(({ name }) => name === 'Profesora de yoga')
  await user.click(card.getByRole('button', { name: 'Más Profesora de yoga' }))
  const extendNow = async () => user.click(await screen.findByRole('menuitem', { name: 'Extender 7 días' }))
  const find = () => mock.db.authorizations.require(before?.id ?? 0)
  return { user, mock, before, find, extendNow }
}

test("'Extender 7 días' takes two presses, sends one change, and shows the new last day on the card", async () => {
  const { mock, before, find, extendNow } = await extend()
  await extendNow()
  expect(await screen.findByText(matchWholeText('vie 13-03-2026 al mar 19-05-2026'))).toBeVisible()
  expect(await screen.findByText('Profesora de yoga vale hasta el mar 19-05-2026.')).toBeVisible()
  expect(find()).toEqual({ ...before, method: 'WEB', to_date: '2026-05-19' })
  expect(listWrites(mock)).toHaveLength(1)
})

test("'Deshacer' restores the last day", async () => {
  const { user, before, find, extendNow } = await extend()
  await extendNow()
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Profesora de yoga vale hasta el mar 12-05-2026.')).toBeVisible()
  expect(await screen.findByText(matchWholeText('vie 13-03-2026 al mar 12-05-2026'))).toBeVisible()
  expect(find()).toEqual({ ...before, method: 'WEB' })
})

test.each([500, 'network'] as const)('says that a failed extension (%s) changed nothing', async (status) => {
  const { mock, before, find, extendNow } = await extend()
  await setFaults(mock, [{ operationId: 'updateAuthorization', status }])
  await extendNow()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(find()).toEqual(before)
})

test("a single day offers 'Usar de nuevo' but no extension", async () => {
  const { user } = await renderScreen('/?buscar=medidores', { as: 'residente' })
  await user.click(await screen.findByRole('button', { name: 'Más Lectura de medidores' }))
  expect(await screen.findByRole('menuitem', { name: 'Usar de nuevo' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Extender 7 días' })).not.toBeInTheDocument()
})

test("'Usadas hace poco' opens the form with the people of a frequent authorization", async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  const links = await screen.findAllByRole('link', { name: /^Usar de nuevo .* · / }, { timeout: 15_000 })
  expect(links).toHaveLength(3)
  await user.click(links[0] as HTMLElement)
  expect(await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })).toBeVisible()
  expect(await screen.findByText(/^Trae los datos de /)).toBeVisible()
})
