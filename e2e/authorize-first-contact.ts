import { expect, type Page } from '@playwright/test'

/** Fills the required fields of a new authorization, and creates it. */
export async function authorizeFirstContact(page: Page, type: string): Promise<void> {
  await page.getByLabel('Tipo de autorización').selectOption({ label: type })
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
}
