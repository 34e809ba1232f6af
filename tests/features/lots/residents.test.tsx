import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { heardText } from './heard-text'
import { field, openLot, row } from './residents-steps'

const notYours =
  'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla'
const names = async () => {
  await screen.findAllByRole('button', { name: /^(Editar|Ver detalles) / })
  return screen.getAllByRole('rowheader').map(heardText)
}

test('lists the co-residents with document, email and telephone, and removes one', async () => {
  const { user, mock } = await openLot('')
  const federico = await row(/Federico Ibáñez/)
  for (const text of ['31204987', 'federico.ibanez@demo.ar', '+54 11 55550147'])
    expect(federico.getByText(text)).toBeVisible()
  await user.click(federico.getByRole('button', { name: /^Remover/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover Corresidente' }))
  expect(question.getByText(/Federico Ibáñez/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Corresidente eliminado con éxito.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Federico/ })).not.toBeInTheDocument())
  expect(mock.db.residencies.has(51)).toBe(false)
})

test('refuses to remove the user', async () => {
  const { user } = await openLot('')
  const oneself = await row(/residente@demo\.ar/)
  const remove = oneself.getByRole('button', { name: /^Remover/ })
  expect(remove).toHaveAccessibleDescription('No se puede eliminar a sí mismo.')
  await user.click(remove)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('keeps the order in the address, with a dash if it descends', async () => {
  const { user } = await openLot('')
  await names()
  await user.click(screen.getByRole('button', { name: /^Nombre/ }))
  await waitFor(() => expect(window.location.search).toContain('orden=full_name'))
  await user.click(screen.getByRole('button', { name: /^Nombre/ }))
  await waitFor(() => expect(window.location.search).toContain('orden=-full_name'))
  await waitFor(async () => expect((await names())[0]).toMatch(/^Oluwaseun/))
})

test('shows in how many days a contract ends, or since when it is over', async () => {
  await openLot('?tab=inquilinos')
  expect((await row(/Iris Bustamante/)).getByText('Vence mañana')).toBeVisible()
  expect((await row(/Rodolfo Paz/)).getByText('Venció el 08/02/2026')).toBeVisible()
  const bruno = await row(/Bruno Ferraro/)
  expect(bruno.getByText('15/01/2026 al 15/04/2026')).toBeVisible()
  expect(bruno.queryByText(/Venc/)).not.toBeInTheDocument()
})

test('shows an empty list, and a list that fails to load', async () => {
  const { user, mock } = await openLot('?tab=inquilinos', { scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
  await setFaults(mock, [{ operationId: 'listCoResidents', status: 500, times: 1 }])
  await user.click(screen.getByRole('tab', { name: 'Corresidentes' }))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await row(/residente@demo\.ar/)).toBeDefined()
})

test('shows everything and the reason to a user who may not manage the lot', async () => {
  const { user } = await openLot('', {
    before: async ({ db }) => {
      const residency = db.residencies.by('property_id', 201).find(({ person_id }) => person_id === 301)
      if (residency) await db.residencies.save({ ...residency, can_manage_property: false })
    },
  })
  const federico = await row(/Federico Ibáñez/)
  expect(federico.getByRole('button', { name: /^Remover/ })).toHaveAccessibleDescription(notYours)
  await user.click(federico.getByRole('button', { name: 'Ver detalles de Federico Ibáñez' }))
  expect(await screen.findByRole('heading', { name: 'Datos del corresidente' })).toBeVisible()
  expect(
    screen.getByText(`${notYours}. Para modificar otros datos, contactate con atención al propietario.`),
  ).toBeVisible()
  expect(field(/Email/)).toBeDisabled()
  expect(field(/Código de acceso/)).toHaveValue('••••31')
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  expect(await row(/Federico Ibáñez/)).toBeDefined()
})
