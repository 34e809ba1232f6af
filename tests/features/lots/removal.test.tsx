import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

const question = (name: string) => screen.findByRole('alertdialog', { name })
const removeButton = (subject: RegExp) => screen.findByRole('button', { name: subject })

/** Waits until a closing question is gone, because it could be mistaken for the next one. */
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

const focused = () => document.activeElement as HTMLElement

/** The tabs of A-12 with a record to remove and the prescribed texts. */
const removals = [
  {
    tab: 'corresidentes',
    subject: /^Remover Federico Ibáñez/,
    title: 'Remover Corresidente',
    named: /Federico Ibáñez/,
    toast: 'Corresidente eliminado con éxito.',
    table: 'residencies',
    id: 51,
  },
  {
    tab: 'inquilinos',
    subject: /^Remover Bruno Ferraro Quiñones/,
    title: 'Remover Inquilino',
    named: /Bruno Ferraro Quiñones/,
    toast: 'Inquilino eliminado con éxito.',
    table: 'residencies',
    id: 71,
  },
  {
    tab: 'vehiculos',
    subject: /^Remover A.*482.*QN/,
    title: 'Remover Vehículo',
    named: /AF ?482 ?QN/,
    toast: 'Vehículo eliminado con éxito.',
    table: 'vehicles',
    id: 60_001,
  },
  {
    tab: 'mascotas',
    subject: /^Remover MOROCHA/,
    title: 'Remover Mascota',
    named: /MOROCHA/,
    toast: 'Mascota eliminada con éxito.',
    table: 'pets',
    id: 80_001,
  },
] as const

test.each(removals)(
  '$title: asks, stays open after a failure, and removes on the next try',
  async (removal) => {
    const { tab, subject, title, named, toast, table, id } = removal
    const { user, mock } = await renderScreen(`/manageproperty/201?tab=${tab}`, { as: 'residente' })
    await user.click(await removeButton(subject))
    const dialog = await question(title)
    expect(within(dialog).getByText(named)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await noQuestion()
    expect(mock.db[table].has(id)).toBe(true)

    await setFaults(mock, [
      { operationId: 'deleteCoResident', status: 500 },
      { operationId: 'deleteTenant', status: 500 },
      { operationId: 'deleteVehicle', status: 500 },
      { operationId: 'deletePet', status: 500 },
    ])
    await user.click(await removeButton(subject))
    const secondDialog = within(await question(title))
    await user.click(secondDialog.getByRole('button', { name: 'Remover' }))
    expect(
      await secondDialog.findByText(
        'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.',
      ),
    ).toBeVisible()
    expect(mock.db[table].has(id)).toBe(true)

    await setFaults(mock, [])
    await user.click(secondDialog.getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText(toast)).toBeVisible()
    expect(mock.db[table].has(id)).toBe(false)
    await noQuestion()
    await waitFor(() => expect(screen.queryByRole('button', { name: subject })).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('tabpanel')).toContainElement(focused()))
  },
)

test('reports a record that was removed meanwhile, and reloads the list', async () => {
  const { user, mock } = await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  const remove = await removeButton(/^Remover MOROCHA/)
  await mock.db.pets.remove(80_001)
  await user.click(remove)
  const dialog = within(await question('Remover Mascota'))
  await user.click(dialog.getByRole('button', { name: 'Remover' }))
  expect(await dialog.findByText('MOROCHA ya no está en este lote. La lista está actualizada.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByText('MOROCHA')).not.toBeInTheDocument())
  expect(screen.getByText('PELUSA')).toBeVisible()
})

test('reports a record that was removed while it was edited, and keeps the typed values', async () => {
  const { user, mock } = await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  await user.click(await removeButton(/^Editar MOROCHA/))
  const breed = await screen.findByRole('textbox', { name: /^Raza/ })
  await user.type(breed, ' NEGRA')
  await mock.db.pets.remove(80_001)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(
    await screen.findByText('Ya no está en este lote: no se puede guardar. La lista está actualizada.'),
  ).toBeVisible()
  expect(breed).toHaveValue('LABRADOR RETRIEVER NEGRA')
})

test('reports a record that was removed before it was opened, and reloads the list', async () => {
  const { user, mock } = await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  const edit = await removeButton(/^Editar TANO/)
  const tano = mock.db.pets.first(({ name }) => name === 'TANO')
  await mock.db.pets.remove(tano?.id ?? 0)
  await user.click(edit)
  expect(await screen.findByText('No encontramos esta mascota')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  expect(await screen.findByText('PELUSA')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('TANO')).not.toBeInTheDocument())
})

test('refuses to remove the user', async () => {
  const { user, mock } = await renderScreen('/manageproperty/201', { as: 'residente' })
  const button = await removeButton(/^Remover Carolina Ibáñez/)
  expect(button).toHaveAccessibleDescription('No se puede eliminar a sí mismo.')
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(mock.db.residencies.has(1)).toBe(true)
})

test.each(removals)('refuses a removal in a read-only tab: $tab', async ({ tab, subject }) => {
  const { user } = await renderScreen(`/manageproperty/201?tab=${tab}`, {
    as: 'residente',
    before: async ({ db }) => {
      const residency = db.residencies.by('property_id', 201).find(({ person_id }) => person_id === 301)
      if (residency) await db.residencies.save({ ...residency, can_manage_property: false })
    },
  })
  const button = await removeButton(subject)
  expect(button).toHaveAccessibleDescription(/^Actualmente no tenés habilitada/)
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
