import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { tabTo } from '../tab-to'

const findTitle = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const findLeaveQuestion = (page: Page) => page.getByRole('alertdialog')

test('opens a lot, keeps the selected tab and the open form over a reload, and goes back to the list of lots', async ({
  page,
}) => {
  await signIn(page, 'resident')
  await page.getByRole('link', { name: 'Lotes y Residentes' }).click()
  await page.getByRole('link', { name: 'Lote A-12 · Los Robles' }).click()
  await expect(findTitle(page, 'Corresidentes - Lote A-12 · Los Robles')).toBeFocused()
  await page.getByRole('tab', { name: 'Mascotas' }).click()
  await expect(page.getByRole('rowheader', { name: 'MOROCHA' })).toBeVisible()

  await page.reload()
  await expect(findTitle(page, 'Mascotas - Lote A-12 · Los Robles')).toBeVisible()
  await page.getByRole('button', { name: 'Nueva mascota' }).click()
  await expect(findTitle(page, 'Mascotas - Lote A-12 · Los Robles')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Nueva mascota' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader', { name: 'MOROCHA' })).toBeVisible()
  await page.goBack()
  await expect(findTitle(page, 'Lotes y Residentes')).toBeVisible()
})

test('asks the user before «Cancelar», a click on another tab or Back discards typed data', async ({
  page,
}) => {
  await signIn(page, 'resident', '/manageproperty/201?tab=mascotas')
  await page.getByRole('button', { name: 'Nueva mascota' }).click()
  const nameField = page.getByRole('textbox', { name: /^Nombre/ })
  await nameField.fill('Ñoqui')
  for (const leavePage of [
    () => page.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.getByRole('tab', { name: 'Vehículos' }).click(),
    () => page.evaluate(() => history.back()),
  ]) {
    await leavePage()
    await expect(findLeaveQuestion(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(findLeaveQuestion(page)).toBeHidden()
    await expect(nameField).toHaveValue(/ñoqui/i)
    await expect(page.getByRole('tab', { name: 'Mascotas' })).toHaveAttribute('aria-selected', 'true')
  }
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await findLeaveQuestion(page).getByRole('button').last().click()
  await expect(page.getByRole('rowheader', { name: 'MOROCHA' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?tab=mascotas')
})

test('asks at each press of Back whether to discard typed data, in a browser without the Navigation API', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await signIn(page, 'resident', '/manageproperty/201?tab=mascotas')
  await page.getByRole('button', { name: 'Nueva mascota' }).click()
  const nameField = page.getByRole('textbox', { name: /^Nombre/ })
  await nameField.fill('Ñoqui')
  const formAddress = page.url()
  for (let press = 0; press < 3; press += 1) {
    await page.evaluate(() => history.back())
    await expect(findLeaveQuestion(page)).toBeVisible()
    await expect(page).toHaveURL(formAddress)
    await expect(nameField).toHaveValue(/ñoqui/i)
  }
  await findLeaveQuestion(page).getByRole('button').last().click()
  await expect(page.getByRole('rowheader', { name: 'MOROCHA' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?tab=mascotas')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 2, name: 'Nueva mascota' })).toBeVisible()
  await expect(nameField).toHaveValue('')
})

test('removes a pet by keyboard alone and keeps the focus in the page', async ({ page }) => {
  await signIn(page, 'resident', '/manageproperty/201?tab=corresidentes')
  const firstTab = page.getByRole('tab', { name: 'Corresidentes' })
  await expect(firstTab).toBeVisible()
  await firstTab.focus()
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const removeButton = page.getByRole('button', { name: 'Remover MOROCHA' })
  await tabTo(page, removeButton)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remover Mascota' })
  await expect(question).toContainText('MOROCHA')
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Remover' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mascota eliminada con éxito.')).toBeVisible()
  await expect(removeButton).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('shows three tabs with disabled create buttons to a tenant who may not edit the lot', async ({
  page,
}) => {
  await signIn(page, 'tenant', '/manageproperty/203')
  await expect(findTitle(page, 'Inquilinos - Lote C-3 · El Lago')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Inquilinos', 'Vehículos', 'Mascotas'])
  for (const [tab, createLabel] of [
    ['Inquilinos', 'Nuevo inquilino'],
    ['Vehículos', 'Nuevo vehículo'],
    ['Mascotas', 'Nueva mascota'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    const button = page.getByRole('button', { name: createLabel })
    await expect(button).toHaveAccessibleDescription(/^Actualmente no tenés habilitada/)
    await button.click({ force: true })
    await expect(button).toBeVisible()
  }
  // The test forges permissions in the history state. After a reload, the portal requests the list of lots again, and
  // ignores the forged permissions.
  await page.evaluate(() => {
    const usr = {
      canManageProperty: true,
      propertyIdentifier: 'C-3',
      propertyAreaName: null,
      isRenterFlag: false,
    }
    history.replaceState({ ...history.state, usr }, '')
  })
  await page.reload()
  await expect(page.getByRole('tab')).toHaveText(['Inquilinos', 'Vehículos', 'Mascotas'])
  await expect(page.getByRole('button', { name: /^Nuev/ })).toHaveAccessibleDescription(
    /^Actualmente no tenés habilitada/,
  )
})

test('scrolls the tab list on a phone to the tab that the address names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', '/manageproperty/201?tab=mascotas')
  await expect(page.getByRole('tab', { name: 'Mascotas' })).toBeInViewport({ ratio: 0.95 })
})
