import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'

const readOnlyMessage =
  'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla'
const findHeading = () => screen.findByRole('heading', { level: 1 })
const listTabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const readQueryString = () => window.location.search

test('shows the name of the lot and four tabs at the address of a lot, and selects the first tab', async () => {
  await renderScreen('/manageproperty/201', { as: 'residente' })
  await waitFor(async () =>
    expect(await findHeading()).toHaveTextContent('Corresidentes - Lote A-12 · Los Robles'),
  )
  expect(screen.getByText('Mantené al día la información de tu unidad funcional')).toBeVisible()
  expect(listTabs()).toEqual(['Corresidentes', 'Inquilinos', 'Vehículos', 'Mascotas'])
  expect(screen.getByRole('tab', { name: 'Corresidentes' })).toHaveAttribute('aria-selected', 'true')
  expect(document.title).toMatch(/^Corresidentes - Lote A-12/)
})

test('hides the tab of the co-residents from a tenant, even at the address of that tab', async () => {
  await renderScreen('/manageproperty/203?tab=corresidentes&vista=nuevo', { as: 'inquilino' })
  await waitFor(async () => expect(await findHeading()).toHaveTextContent('Inquilinos - Lote C-3 · El Lago'))
  expect(listTabs()).toEqual(['Inquilinos', 'Vehículos', 'Mascotas'])
  expect(screen.getByRole('button', { name: 'Nuevo inquilino' })).toBeVisible()
})

test.each([
  ['inquilinos', 'Inquilinos', 'Nuevo inquilino'],
  ['vehiculos', 'Vehículos', 'Nuevo vehículo'],
  ['mascotas', 'Mascotas', 'Nueva mascota'],
])(
  'writes the tab %s into the address, and shows the button that adds a record to the tab',
  async (tab, name, button) => {
    const { user } = await renderScreen('/manageproperty/201', { as: 'residente' })
    await user.click(await screen.findByRole('tab', { name }))
    expect(await findHeading()).toHaveTextContent(`${name} - Lote A-12 · Los Robles`)
    expect(readQueryString()).toBe(`?tab=${tab}`)
    await user.click(screen.getByRole('button', { name: button }))
    expect(readQueryString()).toBe(`?tab=${tab}&vista=nuevo`)
    expect(await findHeading()).toHaveFocus()
    window.history.back()
    await waitFor(() => expect(readQueryString()).toBe(`?tab=${tab}`))
    expect(await screen.findByRole('button', { name: button })).toBeVisible()
  },
)

test.each(
  chooseCases(
    [
      '?tab=obras&vista=borrar&id=x',
      '?tab=&vista=editar',
      '?vista=editar&id=0',
      '?vista=editar&id=2.5',
      '?vista=editar&id=1e9',
      '?vista=editar&id=-1',
      `?tab=${'a'.repeat(300)}&vista=%F0%9F%A6%84&id=%D8%B9`,
      '?tab=%00&id=9999999999999999999999',
    ],
    2,
  ),
)('shows the table of the first tab for an invalid query string: %s', async (invalidQueryString) => {
  await renderScreen(`/manageproperty/201${invalidQueryString}`, { as: 'residente' })
  await waitFor(async () => expect(await findHeading()).toHaveTextContent('Corresidentes - Lote A-12'))
  expect(screen.getByRole('button', { name: 'Nuevo corresidente' })).toBeVisible()
})

test.each(
  chooseCases(
    [
      ['of another user', '203'],
      ['that does not exist', '999999'],
      ['with the id zero', '0'],
      ['with a fraction as the id', '2.5'],
      ['with an id that is too large', '1000000000'],
      ['with an id in exponent notation', '1e9'],
      ['with a word as the id', 'nada'],
    ],
    2,
  ),
)('shows the not-found page for a lot %s', async (_, id) => {
  await renderScreen(`/manageproperty/${id}`, { as: 'residente' })
  expect(await screen.findByRole('heading', { name: 'No encontramos este lote' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver mis lotes' })).toHaveAttribute('href', '/managedproperties')
})

test('shows the not-found page to a user without lots', async () => {
  await renderScreen('/manageproperty/201', { as: 'obra' })
  expect(await screen.findByRole('heading', { name: 'No encontramos este lote' })).toBeVisible()
})

test('explains a read-only tab above the table and at the button', async () => {
  const { user } = await renderScreen('/manageproperty/203', { as: 'inquilino' })
  await waitFor(async () => expect(await findHeading()).toHaveTextContent('Inquilinos - Lote C-3'))
  const button = screen.getByRole('button', { name: 'Nuevo inquilino' })
  expect(button).toHaveAccessibleDescription(readOnlyMessage)
  expect(within(screen.getByRole('tabpanel')).getAllByText(readOnlyMessage)[0]).toBeVisible()
  await user.click(button)
  expect(readQueryString()).toBe('')
})

test('names the pet in the tooltip of the details button if the user may not manage the lot', async () => {
  const { user } = await renderScreen('/manageproperty/203?tab=mascotas', { as: 'inquilino' })
  const button = await screen.findByRole('button', { name: 'Ver detalles de GARDEL' })
  await user.hover(button)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ver detalles de GARDEL')
})

test("'Reintentar' requests the lot again after each failed load", async () => {
  const { user, mock } = await renderScreen('/manageproperty/201', {
    as: 'residente',
    faults: [{ operationId: 'listManagedProperties', status: 500 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await setFaults(mock, [])
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(async () => expect(await findHeading()).toHaveTextContent('Corresidentes - Lote A-12'))
})

test('redirects to the home page if the module `census` is inactive', async () => {
  await renderScreen('/manageproperty/201', {
    as: 'residente',
    prepare: async ({ db }) => {
      const census = db.modules.by('real_property_id', 101).find(({ code }) => code === 'census')
      if (census) await db.modules.save({ ...census, is_active_mobile: false })
    },
  })
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
