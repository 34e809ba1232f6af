import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'

const question = (name: string) => screen.findByRole('alertdialog', { name })
const removeButton = (subject: RegExp) => screen.findByRole('button', { name: subject })

/** A question that goes is there for a moment still, and would be taken for the next one. */
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

const focused = () => document.activeElement as HTMLElement

/** Of A-12: the tab, who or what goes, and the words of the documents (L2, L8). */
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

test.each(removals)('$title: asked, refused, asked again and done', async (removal) => {
  const { tab, subject, title, named, toast, table, id } = removal
  const { user, mock } = await renderScreen(`/manageproperty/201?tab=${tab}`, { as: 'residente' })
  await user.click(await removeButton(subject))
  const asked = await question(title)
  expect(within(asked).getByText(named)).toBeVisible()
  await user.click(within(asked).getByRole('button', { name: 'Cancelar' }))
  await noQuestion()
  expect(mock.db[table].has(id)).toBe(true)

  await setFaults(mock, [
    { operationId: 'deleteCoResident', status: 500 },
    { operationId: 'deleteTenant', status: 500 },
    { operationId: 'deleteVehicle', status: 500 },
    { operationId: 'deletePet', status: 500 },
  ])
  await user.click(await removeButton(subject))
  const again = within(await question(title))
  await user.click(again.getByRole('button', { name: 'Remover' }))
  expect(
    await again.findByText('Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'),
  ).toBeVisible()
  expect(mock.db[table].has(id)).toBe(true)

  await setFaults(mock, [])
  await user.click(again.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText(toast)).toBeVisible()
  expect(mock.db[table].has(id)).toBe(false)
  await noQuestion()
  await waitFor(() => expect(screen.queryByRole('button', { name: subject })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('tabpanel')).toContainElement(focused()))
})

test('nobody removes themself', async () => {
  const { user, mock } = await renderScreen('/manageproperty/201', { as: 'residente' })
  const button = await removeButton(/^Remover Carolina Ibáñez/)
  expect(button).toHaveAccessibleDescription('No se puede eliminar a sí mismo.')
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(mock.db.residencies.has(1)).toBe(true)
})

test.each(removals)('where the tab may only be read, nothing is removed: $tab', async ({ tab, subject }) => {
  const { user } = await renderScreen(`/manageproperty/201?tab=${tab}`, {
    as: 'residente',
    before: async ({ db }) => {
      const place = db.residencies.by('property_id', 201).find(({ person_id }) => person_id === 301)
      if (place) await db.residencies.save({ ...place, can_manage_property: false })
    },
  })
  const button = await removeButton(subject)
  expect(button).toHaveAccessibleDescription(/^Actualmente no tenés habilitada/)
  await user.click(button)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
