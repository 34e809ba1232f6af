import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { readAccessibleText } from './accessible-text'
import { findRow, getField, openLot } from './residents-steps'

const readOnlyMessage =
  'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla'
const findNames = async () => {
  await screen.findAllByRole('button', { name: /^(Editar|Ver detalles) / })
  return screen.getAllByRole('rowheader').map(readAccessibleText)
}

test('lists the co-residents with document number, email and telephone, and removes a co-resident', async () => {
  const { user, mock } = await openLot('')
  const federicoRow = await findRow(/Federico Ibáñez/)
  for (const text of ['••• 987', 'federico.ibanez@demo.ar', '+54 11 55550147'])
    expect(federicoRow.getByText(text)).toBeVisible()
  await user.click(federicoRow.getByRole('button', { name: /^Remover/ }))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Remover Corresidente' }))
  expect(confirmation.getByText(/Federico Ibáñez/)).toBeVisible()
  await user.click(confirmation.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Corresidente eliminado con éxito.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Federico/ })).not.toBeInTheDocument())
  expect(mock.db.residencies.has(51)).toBe(false)
})

test("disables the removal of the user's own residency", async () => {
  const { user } = await openLot('')
  const ownRow = await findRow(/residente@demo\.ar/)
  const removeButton = ownRow.getByRole('button', { name: /^Remover/ })
  expect(removeButton).toHaveAccessibleDescription('No se puede eliminar a sí mismo.')
  await user.click(removeButton)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('sorts the list, and stores the order in the address, with a hyphen for a descending order', async () => {
  const { user } = await openLot('')
  await findNames()
  await user.click(screen.getByRole('button', { name: /^Nombre/ }))
  await waitFor(() => expect(window.location.search).toContain('orden=full_name'))
  await user.click(screen.getByRole('button', { name: /^Nombre/ }))
  await waitFor(() => expect(window.location.search).toContain('orden=-full_name'))
  await waitFor(async () => expect((await findNames())[0]).toMatch(/^Oluwaseun/))
})

test('marks contracts that have ended or end tomorrow, but not a contract that ends in a month', async () => {
  await openLot('?tab=inquilinos')
  expect((await findRow(/Iris Bustamante/)).getByText('Vence mañana')).toBeVisible()
  expect((await findRow(/Rodolfo Paz/)).getByText('Venció el 08/02/2026')).toBeVisible()
  const brunoRow = await findRow(/Bruno Ferraro/)
  expect(brunoRow.getByText('15/01/2026 al 15/04/2026')).toBeVisible()
  expect(brunoRow.queryByText(/Venc/)).not.toBeInTheDocument()
})

test('explains an empty list of tenants, and reloads the list of co-residents after a failed load', async () => {
  const { user, mock } = await openLot('?tab=inquilinos', { scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
  await setFaults(mock, [{ operationId: 'listCoResidents', status: 500, times: 1 }])
  await user.click(screen.getByRole('tab', { name: 'Corresidentes' }))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await findRow(/residente@demo\.ar/)).toBeDefined()
})

test('shows the co-residents read-only, with the reason, to a user without the right to manage the lot', async () => {
  const { user } = await openLot('', {
    prepare: async ({ db }) => {
      const residency = db.residencies.by('property_id', 201).find(({ person_id }) => person_id === 301)
      if (residency) await db.residencies.save({ ...residency, can_manage_property: false })
    },
  })
  const federicoRow = await findRow(/Federico Ibáñez/)
  expect(federicoRow.getByRole('button', { name: /^Remover/ })).toHaveAccessibleDescription(readOnlyMessage)
  await user.click(federicoRow.getByRole('button', { name: 'Ver detalles de Federico Ibáñez' }))
  expect(await screen.findByRole('heading', { name: 'Datos del corresidente' })).toBeVisible()
  expect(
    screen.getByText(
      `${readOnlyMessage}. Para modificar otros datos, contactate con atención al propietario.`,
    ),
  ).toBeVisible()
  expect(getField(/Email/)).toBeDisabled()
  expect(getField(/Código de acceso/)).toHaveValue('••••31')
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  expect(await findRow(/Federico Ibáñez/)).toBeDefined()
})
