import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../support/render-screen'

const findSectionNames = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Secciones' }))[0] as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('shows six sections to a resident if every module is active', async () => {
  await renderScreen('/', { as: 'residente' })
  await waitFor(async () =>
    expect(await findSectionNames()).toEqual([
      'Autorizaciones',
      'Movimientos',
      'Lotes y Residentes',
      'Obras',
      'Presentaciones de documentación',
      'Vencimientos',
    ]),
  )
  expect(screen.getAllByRole('link', { name: 'Autorizaciones' })[0]).toHaveAttribute('aria-current', 'page')
  expect(document.title).toBe('Autorizaciones – Los Álamos')
  expect(screen.getByText(/1\.26\.2/)).toBeVisible()
})

test('adds sections only at the end of the list while the modules load', async () => {
  const snapshots: (string | null)[][] = []
  const observer = new MutationObserver(() => {
    const [navigation] = screen.queryAllByRole('navigation', { name: 'Secciones' })
    if (navigation)
      snapshots.push(
        within(navigation)
          .queryAllByRole('link')
          .map((link) => link.textContent),
      )
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await renderScreen('/', { as: 'residente' })
  await waitFor(async () => expect(await findSectionNames()).toHaveLength(6))
  observer.disconnect()
  const last = await findSectionNames()
  expect(snapshots[0]).toHaveLength(2)
  for (const snapshot of snapshots) expect(last.slice(0, snapshot.length)).toEqual(snapshot)
})

test('shows the logo, the sections and the lot of the selected neighbourhood', async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  const choice = await screen.findByRole('combobox', { name: 'Barrio' })
  expect(screen.getByRole('banner').querySelector('img')?.src).toMatch(/^data:image\/svg/)
  await user.selectOptions(choice, 'Las Acacias')
  expect(screen.getByRole('banner').querySelector('img')).toBeNull()
  await waitFor(async () =>
    expect(await findSectionNames()).toEqual(['Autorizaciones', 'Movimientos', 'Obras', 'Vencimientos']),
  )
  expect(await screen.findByText(/^Lote 15/)).toBeVisible()
  expect(document.title).toBe('Autorizaciones – Las Acacias')
})

test('redirects home from a section whose module is inactive in the new neighbourhood', async () => {
  const { user } = await renderScreen('/managedproperties', { as: 'residente' })
  await waitFor(async () => expect(await findSectionNames()).toContain('Lotes y Residentes'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Barrio' }), 'Las Acacias')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('disables the neighbourhood selector on a form', async () => {
  await renderScreen('/preauthorization/new', { as: 'residente' })
  expect(await screen.findByRole('combobox', { name: 'Barrio' })).toBeDisabled()
})

test('redirects a work manager from the authorizations to the works', async () => {
  await renderScreen('/', { as: 'obra' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
  expect(await findSectionNames()).not.toContain('Autorizaciones')
})

test('shows an error if the modules fail to load, and offers a retry', async () => {
  const { user } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'listHomeModules', status: 500, times: 1 }],
  })
  expect(
    await screen.findByText('Ocurrió un error al conectarse con el servidor, por favor intente mas tarde.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(async () => expect(await findSectionNames()).toContain('Lotes y Residentes'))
})

test('shows the 404 page with a link to the home page if the address is unknown', async () => {
  await renderScreen('/nowhere', { as: 'residente' })
  expect(await screen.findByText('404 - No encontrado')).toBeVisible()
  expect(screen.getByText('Lo sentimos, la página que visitaste no existe.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
})
