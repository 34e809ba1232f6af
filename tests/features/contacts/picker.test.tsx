import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../../support/render-screen'

const contacts = () => within(screen.getByRole('group', { name: 'Contactos' }))
const offered = () => contacts().queryAllByRole('button', { name: /^Autorizar a / })
const search = () => screen.getByRole('searchbox', { name: 'Buscar contactos por nombre o DNI' })

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(paths.newAuthorization(), { as: 'residente', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  return opened
}

test('loads a hundred contacts a page', async () => {
  const { user, mock } = await open()
  await waitFor(() => expect(offered()).toHaveLength(100))
  await user.click(contacts().getByRole('button', { name: 'Cargar más' }))
  const all = mock.db.contacts.by('owner_id', 301).length
  expect(all).toBeGreaterThan(100)
  await waitFor(() => expect(offered()).toHaveLength(all))
  expect(contacts().queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument()
})

test('finds contacts by document, and by name in any case and with any accents', async () => {
  const { user } = await open()
  await waitFor(() => expect(offered()).toHaveLength(100))
  await user.type(search(), 'NUNEZ')
  await waitFor(() => expect(offered()).toHaveLength(1))
  expect(offered()[0]).toHaveAccessibleName('Autorizar a Íñigo Núñez, documento 31888777')
  await user.clear(search())
  await user.type(search(), '30999888{Enter}')
  await waitFor(() =>
    expect(offered()[0]).toHaveAccessibleName('Autorizar a Juana Pérez, documento 30999888'),
  )
  await user.clear(search())
  await user.type(search(), 'nadie así{Enter}')
  expect(await screen.findByText('No encontramos contactos con ese nombre o DNI.')).toBeVisible()
})

test('keeps the chosen contacts through searches', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Autorizar a Juana Pérez,/ }))
  await user.type(search(), 'nunez{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Autorizar a Íñigo Núñez,/ }))
  expect(await screen.findByText('Ya autorizaste a todos los contactos de esta lista.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Quitar a / })).toHaveLength(2)
  await user.type(
    screen.getByRole('searchbox', { name: 'Buscar autorizados por nombre o DNI' }),
    'perez{Enter}',
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Quitar a / })).toHaveLength(1))
})

test('explains what to do without contacts', async () => {
  await open({ scenario: 'empty' })
  expect(await screen.findByText('Todavía no tenés contactos. Agregá el primero.')).toBeVisible()
})

test.each(['network', 500, 'garbage'] as const)('retries the contacts after %s', async (status) => {
  const { user, mock } = await open({ faults: [{ operationId: 'listContacts', status }] })
  const retry = await contacts().findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retry)
  await waitFor(() => expect(offered()).toHaveLength(100))
})

test('keeps the loaded contacts after a failed page, and retries it', async () => {
  const { user, mock } = await open()
  await waitFor(() => expect(offered()).toHaveLength(100))
  await setFaults(mock, [{ operationId: 'listContacts', status: 500, times: 1 }])
  await user.click(contacts().getByRole('button', { name: 'Cargar más' }))
  const retry = await contacts().findByRole('button', { name: 'Reintentar' })
  expect(offered()).toHaveLength(100)
  await user.click(retry)
  await waitFor(() => expect(offered().length).toBeGreaterThan(100))
})
