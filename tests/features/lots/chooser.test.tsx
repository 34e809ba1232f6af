import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

const address = '/managedproperties'
const emptyMessage = 'No se encontraron Propiedades asociadas a su usuario en este barrio.'
const findTitle = () => screen.findByRole('heading', { name: 'Lotes y Residentes', level: 1 })
const getMain = () => within(screen.getByRole('main'))

test('lists each lot of the user with its name and area, and opens the clicked lot', async () => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await findTitle()
  const firstLink = await screen.findByRole('link', { name: 'Lote A-12 · Los Robles' })
  expect(
    getMain()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lote A-12 · Los Robles', 'Lote B-7 · Los Robles'])
  await user.click(firstLink)
  expect(await screen.findByRole('heading', { name: 'Corresidentes - Lote A-12 · Los Robles' })).toHaveFocus()
  expect(window.location.pathname).toBe('/manageproperty/201')
  expect(window.history.state.usr).toEqual({
    canManageProperty: true,
    propertyIdentifier: 'A-12',
    propertyAreaName: 'Los Robles',
    isRenterFlag: false,
  })
})

test('opens the only lot at once, and the back button returns to the previous page', async () => {
  const { user } = await renderScreen('/', { as: 'inquilino' })
  await user.click(await screen.findByRole('link', { name: 'Lotes y Residentes' }))
  const heading = await screen.findByRole('heading', { name: 'Inquilinos - Lote C-3 · El Lago' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(window.location.pathname).toBe('/manageproperty/203')
  expect(getMain().queryByRole('link', { name: 'Lotes y Residentes' })).not.toBeInTheDocument()
  window.history.back()
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(window.location.pathname).toBe('/')
})

test.each(['obra', 'admin'] as const)('shows the empty list to the user %s, who has no lot', async (as) => {
  await renderScreen(address, { as })
  await findTitle()
  expect(await screen.findByText(emptyMessage)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('shows a failure with a retry, not the empty list, to a former resident, whose list the API does not find', async () => {
  await renderScreen(address, {
    as: 'inquilino',
    prepare: async ({ db }) => {
      for (const row of db.residencies.by('property_id', 203)) await db.residencies.remove(row.id)
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('No encontrado.')
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(screen.queryByText(emptyMessage)).not.toBeInTheDocument()
})

test('shows that the list failed to load, and loads the list on a retry', async () => {
  const { user, mock } = await renderScreen(address, {
    as: 'residente',
    faults: [{ operationId: 'listManagedProperties', status: 500 }],
  })
  expect(
    await screen.findByText('Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'),
  ).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('link', { name: 'Lote A-12 · Los Robles' })).toBeVisible()
})

test('redirects to the home page if the module `census` is inactive', async () => {
  await renderScreen(address, {
    as: 'residente',
    prepare: async ({ db }) => {
      const census = db.modules.by('real_property_id', 101).find(({ code }) => code === 'census')
      if (census) await db.modules.save({ ...census, is_active_mobile: false })
    },
  })
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('lists lots with any characters in their names', async () => {
  const lotNames = ['Ñ'.repeat(50), '🏡 <b>7</b>', 'بيت ١٢', '1e9']
  await renderScreen(address, {
    as: 'residente',
    prepare: async ({ db }) => {
      const lot = db.properties.require(201)
      const residency = db.residencies.by('property_id', 201).find(({ person_id }) => person_id === 301)
      for (const [index, identifier] of lotNames.entries()) {
        await db.properties.insert({ ...lot, id: 900 + index, identifier, area_name: null })
        if (residency)
          await db.residencies.insert({ ...residency, id: 9_000 + index, property_id: 900 + index })
      }
    },
  })
  for (const name of lotNames) expect(await screen.findByRole('link', { name: `Lote ${name}` })).toBeVisible()
})
