import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { tabTo } from '../tab-to'

const managersAddress = '/construction/501?tab=responsables'
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const findTextbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const findRow = (page: Page, lastName: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: lastName }) })

test('registers, invites and deactivates a manager on a phone as a resident who manages the work', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', managersAddress)
  const countsBefore = (await mock.state()).counts
  await pressButton(page, 'Agregar responsable')
  await pressButton(page, 'Registrar persona nueva')
  await expect(findTextbox(page, /^DNI/)).toBeFocused()
  await page.keyboard.type('24816305')
  await findTextbox(page, /^Nombre/).fill('Ramón')
  await findTextbox(page, /^Apellido/).fill('Zárate')
  await page.getByRole('radio', { name: 'Masculino' }).check()
  await findTextbox(page, /^Email/).fill('ramon@demo.ar')
  expect(await isTooWide(page)).toBe(false)
  await pressButton(page, 'Agregar')
  await expect(page.getByText('RAMÓN ZÁRATE se agregó exitosamente como responsable de obra.')).toBeVisible()
  await expect(findRow(page, 'ZÁRATE')).toContainText('Activo')
  // The toast covers the last card until the toast is closed.
  await pressButton(page, 'Cerrar el aviso')
  expect((await mock.state()).counts).toMatchObject({
    persons: (countsBefore.persons ?? 0) + 1,
    workManagers: (countsBefore.workManagers ?? 0) + 1,
  })

  await pressButton(page, 'Enviar invitación a RAMÓN ZÁRATE')
  await expect(page.getByText('Invitación enviada al responsable de obra.')).toBeVisible()
  await pressButton(page, 'Cerrar el aviso')
  expect(await mock.mailbox()).toContainEqual(
    expect.objectContaining({ to: 'ramon@demo.ar', kind: 'manager' }),
  )

  await pressButton(page, 'Editar a RAMÓN ZÁRATE')
  await page.getByRole('radio', { name: 'No vigente' }).check()
  await pressButton(page, 'Guardar')
  await expect(page.getByText('RAMÓN ZÁRATE se modificó exitosamente.')).toBeVisible()
  await expect(findRow(page, 'ZÁRATE')).toContainText('No Vigente')
  await expect(
    page.getByRole('button', { name: 'Enviar invitación a RAMÓN ZÁRATE' }),
  ).toHaveAccessibleDescription('No se puede invitar a un responsable de obra no vigente')
  expect(await isTooWide(page)).toBe(false)
})

test('adds a known person as a manager, and edits the manager by keyboard alone', async ({ page, mock }) => {
  await signIn(page, 'resident', managersAddress)
  const countBefore = (await mock.state()).counts.workManagers ?? 0
  await tabTo(page, page.getByRole('button', { name: 'Agregar responsable' }))
  await page.keyboard.press('Enter')
  const searchField = page.getByRole('combobox', { name: /^Buscar persona por DNI/ })
  await expect(searchField).toBeFocused()
  await page.keyboard.type('30999888')
  await expect(page.getByRole('option', { name: /Juana Pérez/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, findTextbox(page, /^Email/))
  await page.keyboard.type('juana@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Juana Pérez se agregó exitosamente como responsable de obra.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Agregar responsable' })).toBeFocused()
  expect((await mock.state()).counts.workManagers).toBe(countBefore + 1)

  const editButton = page.getByRole('button', { name: 'Editar a Juana Pérez' })
  await tabTo(page, editButton)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Vigente', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: 'Guardar' }))
  await page.keyboard.press('Enter')
  await expect(findRow(page, 'Pérez')).toContainText('No Vigente')
  await expect(editButton).toBeFocused()
})

test('opens the edit dialog by its address, and closes it with «Cancelar» or Back', async ({ page }) => {
  await signIn(page, 'resident', `${managersAddress}&vista=editar&id=602`)
  await expect(page.getByRole('dialog', { name: 'Editar responsable' })).toContainText('Ricardo Montes')
  await page.reload()
  await pressButton(page, 'Cancelar')
  await expect(page).toHaveURL(managersAddress)
  await pressButton(page, 'Editar a Ricardo Montes')
  await expect(page).toHaveURL(/vista=editar&id=602/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(managersAddress)
})

test('tells a manager, in the list and in the edit dialog, that managers cannot edit themselves', async ({
  page,
}) => {
  await signIn(page, 'resident', `${managersAddress}&vista=editar&id=601`)
  const dialog = page.getByRole('dialog', { name: 'Editar responsable' })
  await expect(dialog).toContainText('No se puede editar a sí mismo.')
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Editar a Carolina Ibáñez' })).toHaveAccessibleDescription(
    'No se puede editar a sí mismo.',
  )
})

test('shows a read-only list, and refusals instead of forms, to a manager who is no resident', async ({
  page,
}) => {
  await signIn(page, 'workManager', managersAddress)
  await expect(findRow(page, 'Montes')).toContainText('obra@demo.ar')
  await expect(page.getByRole('columnheader').last()).toHaveText('Estado')
  await expect(page.getByRole('button', { name: /Agregar|Enviar|Editar/ })).toHaveCount(0)
  for (const view of ['nuevo', 'editar&id=605']) {
    await page.goto(`${managersAddress}&vista=${view}`)
    await expect(page.getByRole('dialog')).toContainText(
      'Solo puede hacerlo un residente del lote que también es responsable vigente de la obra.',
    )
  }
})
