import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

const findNotice = (page: Page) => page.getByText('Recuperamos lo que estabas escribiendo')

async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Crear Autorización' }).first().click()
  await expect(page.getByRole('heading', { name: 'Crear Autorización' })).toBeFocused()
  await page.getByRole('button', { name: 'Más opciones' }).click()
}

test('restores what the user typed after a reload and after the tab is closed, until the user discards it', async ({
  page,
  context,
}) => {
  await signIn(page, 'resident')
  await openForm(page)
  await page.getByLabel('Título').fill('Asado del domingo')
  await page.reload()
  await expect(findNotice(page)).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Asado del domingo')

  const secondTab = await context.newPage()
  await page.close()
  await secondTab.goto('/preauthorization/new?opciones=todas')
  await expect(secondTab.getByLabel('Título')).toHaveValue('Asado del domingo')
  await secondTab.getByRole('button', { name: 'Descartar' }).click()
  await expect(secondTab.getByLabel('Título')).toHaveValue('')
  await expect(secondTab.getByLabel('Título')).toBeFocused()
  await secondTab.reload()
  await expect(secondTab.getByLabel('Título')).toHaveValue('')
  await expect(findNotice(secondTab)).toBeHidden()
})

test('asks a single question for a form and the dialog over it, and forgets both after a confirmation', async ({
  page,
}) => {
  await signIn(page, 'resident')
  await openForm(page)
  await page.getByLabel('Título').fill('Asado del domingo')
  await page.getByRole('button', { name: 'Agregar nuevo contacto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Invitado' })
  await dialog.getByLabel('Número de documento').fill('41908172')
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(dialog.getByLabel('Número de documento')).toHaveValue('41908172')

  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('heading', { name: 'Autorizaciones' })).toBeVisible()
  await expect(question).toBeHidden()
  await openForm(page)
  await expect(page.getByLabel('Título')).toHaveValue('')
  await expect(findNotice(page)).toBeHidden()
})
