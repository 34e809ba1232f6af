import { expect, type Page } from '@playwright/test'

/**
 * Creates an authorization of the type with the label `type` for the first contact in the list. The form of a new
 * authorization must be open.
 */
export async function authorizeFirstContact(page: Page, type: string): Promise<void> {
  await page.getByLabel('Tipo de autorización').selectOption({ label: type })
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
}
