import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

const getContacts = () => within(screen.getByRole('group', { name: 'Contactos' }))
const queryOfferedContacts = () => getContacts().queryAllByRole('button', { name: /^Autorizar a / })
const getSearchBox = () => screen.getByRole('searchbox', { name: 'Buscar contactos por nombre o DNI' })

async function openForm(options: Parameters<typeof renderScreen>[1] = {}) {
  const view = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Crear Autorización' })
  return view
}

test('loads a hundred contacts per page', async () => {
  const { user, mock } = await openForm()
  await waitFor(() => expect(queryOfferedContacts()).toHaveLength(100))
  await user.click(getContacts().getByRole('button', { name: 'Cargar más' }))
  const contactCount = mock.db.contacts.by('owner_id', 301).length
  expect(contactCount).toBeGreaterThan(100)
  await waitFor(() => expect(queryOfferedContacts()).toHaveLength(contactCount))
  expect(getContacts().queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument()
})

test('finds contacts by document number, and by name in any case and without accents', async () => {
  const { user } = await openForm()
  await waitFor(() => expect(queryOfferedContacts()).toHaveLength(100))
  await user.type(getSearchBox(), 'NUNEZ')
  await waitFor(() => expect(queryOfferedContacts()).toHaveLength(1))
  expect(queryOfferedContacts()[0]).toHaveAccessibleName('Autorizar a Íñigo Núñez, documento 31888777')
  await user.clear(getSearchBox())
  await user.type(getSearchBox(), '30999888{Enter}')
  await waitFor(() =>
    expect(queryOfferedContacts()[0]).toHaveAccessibleName('Autorizar a Juana Pérez, documento 30999888'),
  )
  await user.clear(getSearchBox())
  await user.type(getSearchBox(), 'nadie así{Enter}')
  expect(await screen.findByText('No encontramos contactos con ese nombre o DNI.')).toBeVisible()
})

test('keeps the chosen contacts during a search of the contacts, and searches the chosen people separately', async () => {
  const { user } = await openForm()
  await user.click(await screen.findByRole('button', { name: /^Autorizar a Juana Pérez,/ }))
  await user.type(getSearchBox(), 'nunez{Enter}')
  await user.click(await screen.findByRole('button', { name: /^Autorizar a Íñigo Núñez,/ }))
  expect(await screen.findByText('Ya autorizaste a todos los contactos de esta lista.')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Quitar a / })).toHaveLength(2)
  await user.type(
    screen.getByRole('searchbox', { name: 'Buscar autorizados por nombre o DNI' }),
    'perez{Enter}',
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Quitar a / })).toHaveLength(1))
})

test('explains an empty list of contacts', async () => {
  await openForm({ scenario: 'empty' })
  expect(await screen.findByText('Todavía no tenés contactos. Agregá el primero.')).toBeVisible()
})

test.each(['network', 500, 'garbage'] as const)(
  "'Reintentar' loads the contacts after a failed load (%s)",
  async (status) => {
    const { user, mock } = await openForm({ faults: [{ operationId: 'listContacts', status }] })
    const retryButton = await getContacts().findByRole('button', { name: 'Reintentar' })
    await setFaults(mock, [])
    await user.click(retryButton)
    await waitFor(() => expect(queryOfferedContacts()).toHaveLength(100))
  },
)

test('keeps the loaded contacts if the next page fails to load, and adds that page on a retry', async () => {
  const { user, mock } = await openForm()
  await waitFor(() => expect(queryOfferedContacts()).toHaveLength(100))
  await setFaults(mock, [{ operationId: 'listContacts', status: 500, times: 1 }])
  await user.click(getContacts().getByRole('button', { name: 'Cargar más' }))
  const retryButton = await getContacts().findByRole('button', { name: 'Reintentar' })
  expect(queryOfferedContacts()).toHaveLength(100)
  await user.click(retryButton)
  await waitFor(() => expect(queryOfferedContacts().length).toBeGreaterThan(100))
})
