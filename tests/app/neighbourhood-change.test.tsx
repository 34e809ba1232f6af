import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../support/render-screen'

const choice = () => screen.findByRole('combobox', { name: 'Barrio' })

test('what the address held of the other neighbourhood goes: its search, its page', async () => {
  const { user } = await renderScreen('/?ver=todas&buscar=cumple&pagina=2', { as: 'residente' })
  await user.selectOptions(await choice(), 'Las Acacias')
  await waitFor(() => expect(document.title).toBe('Autorizaciones – Las Acacias'))
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test.each([
  ['/construction/501', '/constructions'],
  ['/manageproperty/201', '/'],
  ['/submissions', '/'],
  ['/activitiesReport', '/activitiesReport'],
])('from %s one gets to %s in a neighbourhood without modules', async (from, to) => {
  const { user } = await renderScreen(from, { as: 'residente' })
  await screen.findByRole('heading', { level: 1 })
  await user.selectOptions(await choice(), 'Las Acacias')
  await waitFor(() => expect(document.title).toMatch(/ – Las Acacias$/))
  await waitFor(() => expect(window.location.pathname).toBe(to))
})

test('on a form the selector is disabled, and says why', async () => {
  await renderScreen('/preauthorization/new', { as: 'residente' })
  expect(await choice()).toBeDisabled()
  expect(await choice()).toHaveAttribute(
    'title',
    'No se puede cambiar de barrio mientras completás un formulario.',
  )
})

test('a new submission for a neighbourhood that is not the current one leads home', async () => {
  await renderScreen('/submissions/102/new', { as: 'residente' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(window.location.pathname).toBe('/')
})

test('without the modules a section of theirs stays shut, and opens once they are read', async () => {
  const { user } = await renderScreen('/managedproperties', {
    as: 'residente',
    faults: [{ operationId: 'listHomeModules', status: 500, times: 1 }],
  })
  expect(
    await screen.findByText('Ocurrió un error al conectarse con el servidor, por favor intente mas tarde.'),
  ).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotes y Residentes' })).toBeVisible()
})
