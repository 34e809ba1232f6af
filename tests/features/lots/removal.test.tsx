import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases, isFullRun } from '../../support/scope'

const findConfirmation = (name: string) => screen.findByRole('alertdialog', { name })
const findActionButton = (name: RegExp) => screen.findByRole('button', { name })

/** Waits until the confirmation is unmounted, so that a test finds only the next confirmation. */
const waitForClosedConfirmation = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

const getFocusedElement = () => document.activeElement as HTMLElement

/** For each tab of lot A-12: one record, its place in the mock backend, and the texts that the portal shows for it. */
const removals = [
  {
    tab: 'corresidentes',
    buttonName: /^Remover Federico Ibáñez/,
    title: 'Remover Corresidente',
    recordText: /Federico Ibáñez/,
    toast: 'Corresidente eliminado con éxito.',
    table: 'residencies',
    id: 51,
  },
  {
    tab: 'inquilinos',
    buttonName: /^Remover Bruno Ferraro Quiñones/,
    title: 'Remover Inquilino',
    recordText: /Bruno Ferraro Quiñones/,
    toast: 'Inquilino eliminado con éxito.',
    table: 'residencies',
    id: 71,
  },
  {
    tab: 'vehiculos',
    buttonName: /^Remover A.*482.*QN/,
    title: 'Remover Vehículo',
    recordText: /AF ?482 ?QN/,
    toast: 'Vehículo eliminado con éxito.',
    table: 'vehicles',
    id: 60_001,
  },
  {
    tab: 'mascotas',
    buttonName: /^Remover MOROCHA/,
    title: 'Remover Mascota',
    recordText: /MOROCHA/,
    toast: 'Mascota eliminada con éxito.',
    table: 'pets',
    id: 80_001,
  },
] as const

test.each(chooseCases(removals, 2))(
  '$title: asks for confirmation, shows a failure, and removes the record on a retry',
  async (removal) => {
    const { tab, buttonName, title, recordText, toast, table, id } = removal
    const { user, mock } = await renderScreen(`/manageproperty/201?tab=${tab}`, { as: 'residente' })
    await user.click(await findActionButton(buttonName))
    const dialog = await findConfirmation(title)
    expect(within(dialog).getByText(recordText)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitForClosedConfirmation()
    expect(mock.db[table].has(id)).toBe(true)

    await setFaults(mock, [
      { operationId: 'deleteCoResident', status: 500 },
      { operationId: 'deleteTenant', status: 500 },
      { operationId: 'deleteVehicle', status: 500 },
      { operationId: 'deletePet', status: 500 },
    ])
    await user.click(await findActionButton(buttonName))
    const secondDialog = within(await findConfirmation(title))
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
    await waitForClosedConfirmation()
    await waitFor(() => expect(screen.queryByRole('button', { name: buttonName })).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('tabpanel')).toContainElement(getFocusedElement()))
  },
)

test.each(removals)(
  '$title: reports the removal on the next press if the first response is lost',
  async ({ tab, buttonName, title, toast, table, id }) => {
    const { user, mock } = await renderScreen(`/manageproperty/201?tab=${tab}`, {
      as: 'residente',
      faults: [
        { operationId: 'deleteCoResident', status: 'lost', times: 1 },
        { operationId: 'deleteTenant', status: 'lost', times: 1 },
        { operationId: 'deleteVehicle', status: 'lost', times: 1 },
        { operationId: 'deletePet', status: 'lost', times: 1 },
      ],
    })
    await user.click(await findActionButton(buttonName))
    const dialog = within(await findConfirmation(title))
    await user.click(dialog.getByRole('button', { name: 'Remover' }))
    expect(await dialog.findByText(/No pudimos conectarnos/)).toBeVisible()
    expect(mock.db[table].has(id)).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText(toast)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: buttonName })).not.toBeInTheDocument())
  },
)

test.runIf(isFullRun)(
  'reports that the record to remove no longer exists, and reloads the list',
  async () => {
    const { user, mock } = await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
    const removeButton = await findActionButton(/^Remover MOROCHA/)
    await mock.db.pets.remove(80_001)
    await user.click(removeButton)
    const dialog = within(await findConfirmation('Remover Mascota'))
    await user.click(dialog.getByRole('button', { name: 'Remover' }))
    expect(
      await dialog.findByText('MOROCHA ya no está en este lote. La lista está actualizada.'),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByText('MOROCHA')).not.toBeInTheDocument())
    expect(screen.getByText('PELUSA')).toBeVisible()
  },
)

test('reports that the record to save no longer exists, and keeps the typed values', async () => {
  const { user, mock } = await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  await user.click(await findActionButton(/^Editar MOROCHA/))
  const breed = await screen.findByRole('textbox', { name: /^Raza/ })
  await user.type(breed, ' NEGRA')
  await mock.db.pets.remove(80_001)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(
    await screen.findByText('Ya no está en este lote: no se puede guardar. La lista está actualizada.'),
  ).toBeVisible()
  expect(breed).toHaveValue('LABRADOR RETRIEVER NEGRA')
})

test('reports that the record to edit no longer exists, and reloads the list', async () => {
  const { user, mock } = await renderScreen('/manageproperty/201?tab=mascotas', { as: 'residente' })
  const editButton = await findActionButton(/^Editar TANO/)
  const tano = mock.db.pets.first(({ name }) => name === 'TANO')
  await mock.db.pets.remove(tano?.id ?? 0)
  await user.click(editButton)
  expect(await screen.findByText('No encontramos esta mascota')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  expect(await screen.findByText('PELUSA')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('TANO')).not.toBeInTheDocument())
})

test("disables the removal of the user's own residency", async () => {
  const { user, mock } = await renderScreen('/manageproperty/201', { as: 'residente' })
  const button = await findActionButton(/^Remover Carolina Ibáñez/)
  expect(button).toHaveAccessibleDescription('No se puede eliminar a sí mismo.')
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(mock.db.residencies.has(1)).toBe(true)
})

test.each(removals)('disables the remove button in the read-only tab $tab', async ({ tab, buttonName }) => {
  const { user } = await renderScreen(`/manageproperty/201?tab=${tab}`, {
    as: 'residente',
    prepare: async ({ db }) => {
      const residency = db.residencies.by('property_id', 201).find(({ person_id }) => person_id === 301)
      if (residency) await db.residencies.save({ ...residency, can_manage_property: false })
    },
  })
  const button = await findActionButton(buttonName)
  expect(button).toHaveAccessibleDescription(/^Actualmente no tenés habilitada/)
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
