import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'
import { readAccessibleText } from './accessible-text'

const listRowNames = () => screen.getAllByRole('rowheader').map(readAccessibleText)
const expectRowNames = (names: readonly string[]) => waitFor(() => expect(listRowNames()).toEqual(names))

test.each(
  chooseCases(
    [
      ['corresidentes', /^Buscar por nombre, documento/, '31.204.987', ['Federico Ibáñez']],
      ['inquilinos', /^Buscar por nombre, documento/, 'ailin', ['Ailín Curruhuinca']],
      ['vehiculos', /^Buscar por patente/, 'af 482', ['A F 4 8 2 Q N']],
      ['mascotas', /^Buscar por nombre o raza/, 'siames', ['PELUSA']],
    ],
    2,
  ),
)(
  'searches the tab %s, and stores the search text in the address',
  async (tab, label, text, expectedNames) => {
    const { user } = await renderScreen(`/manageproperty/201?tab=${tab}`, { as: 'residente' })
    await user.type(await screen.findByRole('searchbox', { name: label }), text)
    await expectRowNames(expectedNames)
    expect(new URLSearchParams(window.location.search).get('buscar')).toBe(text)
  },
)

test('shows the search text if no row matches, and clears the search text with one click', async () => {
  const { user } = await renderScreen('/manageproperty/201?tab=mascotas&buscar=tortuga', { as: 'residente' })
  expect(await screen.findByText('Nada coincide con «tortuga».')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Borrar Buscar por nombre o raza' }))
  await waitFor(() => expect(listRowNames()).toHaveLength(4))
  expect(window.location.search).toBe('?tab=mascotas')
})

test.runIf(isFullRun)(
  'starts a search at page 1, and keeps the search until the user changes the tab',
  async () => {
    const { user } = await renderScreen('/manageproperty/201?tab=mascotas&pagina=2', { as: 'residente' })
    await user.type(await screen.findByRole('searchbox'), 'tano')
    await expectRowNames(['TANO'])
    expect(window.location.search).toBe('?tab=mascotas&buscar=tano')
    await user.click(screen.getByRole('button', { name: /^Editar TANO/ }))
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await expectRowNames(['TANO'])
    await user.click(screen.getByRole('tab', { name: 'Vehículos' }))
    expect(await screen.findByRole('searchbox')).toHaveValue('')
  },
)

test('hides the search box of an empty list', async () => {
  await renderScreen('/manageproperty/205?tab=mascotas', { as: 'consejo' })
  expect(await screen.findByText('Acá vas a ver las mascotas de tu lote.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})
