import type { Page } from '@playwright/test'
import { accounts, password } from '../accounts'
import { expect, signIn, test } from '../fixtures'

/** Presses Tab until the focus is on what is meant; a keyboard user can do no more. */
async function tabTo(page: Page, role: string, name: RegExp) {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await page
      .getByRole(role as 'button', { name })
      .evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${role} ${name}`)
}

test('signing in, authorizing a contact and deleting it, by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, 'textbox', /Email o DNI/)
  await page.keyboard.type(accounts.resident.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()

  await tabTo(page, 'link', /^Crear Autorización$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeFocused()
  await tabTo(page, 'textbox', /^Título/)
  await page.keyboard.type('Técnico del ascensor')
  await tabTo(page, 'combobox', /Tipo de autorización/)
  await page.keyboard.type('Trabajador')
  await tabTo(page, 'button', /^Autorizar a /)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Quitar a / })).toHaveCount(1)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await tabTo(page, 'button', /^Crear$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()

  await tabTo(page, 'link', /Volver a Autorizaciones/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', /^Eliminar Técnico del ascensor$/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Eliminar Técnico del ascensor' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', /^Sí$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem', { name: 'Técnico del ascensor' })).toBeHidden()
})

test('a new guest, some hours and an edit, by keyboard alone', async ({ page }) => {
  await signIn(page, 'resident')
  await page.goto('/preauthorization/new')
  await tabTo(page, 'combobox', /Tipo de autorización/)
  await page.keyboard.type('Invitado')

  await tabTo(page, 'tab', /^Fecha$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Horario', selected: true })).toBeFocused()
  await tabTo(page, 'radio', /Todo el día/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Rango horario' })).toBeChecked()
  await tabTo(page, 'combobox', /Horario de ingreso/)
  await page.keyboard.type('08:00')
  await tabTo(page, 'combobox', /Horario de egreso/)
  await page.keyboard.type('17:00')

  await tabTo(page, 'button', /^Agregar nuevo contacto$/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /Número de documento/)
  await page.keyboard.type('41908172')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /^Nombre/)
  await page.keyboard.type('Ñusta')
  await tabTo(page, 'textbox', /^Apellido/)
  await page.keyboard.type('Agüero')
  await tabTo(page, 'radio', /Masculino|Femenino/)
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'button', /^Agregar$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Quitar a ÑUSTA AGÜERO/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar nuevo contacto' })).toBeFocused()

  await tabTo(page, 'button', /^Crear$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  await tabTo(page, 'link', /Volver a Autorizaciones/)
  await page.keyboard.press('Enter')
  const card = page.getByRole('listitem', { name: 'ÑUSTA AGÜERO' })
  await expect(card).toContainText('08:00 a 17:00 h')
  await tabTo(page, 'link', /^Editar ÑUSTA AGÜERO$/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /^Título/)
  await page.keyboard.type(' visita')
  await tabTo(page, 'button', /^Editar$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Autorización modificada con éxito!')).toBeVisible()
})
