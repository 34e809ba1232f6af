import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../support/render-screen'

const config = {
  appStoreUrl: 'https://tiendas.example/ios',
  playStoreUrl: 'https://tiendas.example/android',
}

const findSectionNames = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Secciones' }))[0] as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('shows only the sections of work managers, and does not offer the mobile app', async () => {
  await renderScreen('/constructions', { as: 'obra', config })
  expect(await screen.findByRole('listitem', { name: 'Casa Pérez' })).toBeVisible()
  expect(await findSectionNames()).toEqual(['Obras', 'Presentaciones de documentación', 'Vencimientos'])
  expect(screen.queryByRole('complementary', { name: 'La app del barrio' })).not.toBeInTheDocument()
  expect(screen.queryByText(/tus visitas/)).not.toBeInTheDocument()
})

test('shows the section of the works while the modules load', async () => {
  await renderScreen('/constructions', {
    as: 'obra',
    faults: [{ operationId: 'listHomeModules', status: 'timeout' }],
  })
  expect(await findSectionNames()).toEqual(['Obras'])
})

test('says in an empty list of works that the works of the manager will appear there', async () => {
  await renderScreen('/constructions', {
    as: 'obra',
    prepare: async ({ db }) => {
      for (const { id } of db.workManagers.by('person_id', 304)) await db.workManagers.remove(id)
    },
  })
  expect(await screen.findByText('Acá vas a ver las obras que tengas a cargo.')).toBeVisible()
})

test('shows the profile without lots, and says who can change the data', async () => {
  await renderScreen('/profile', { as: 'obra', config })
  expect(await screen.findByText('Tus datos en Los Álamos.')).toBeVisible()
  expect(screen.getByText('Para cambiar tus datos, contactate con la Administración.')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByText(/lote/i)).not.toBeInTheDocument()
})
