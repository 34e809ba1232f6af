import { expect, type Page } from '@playwright/test'

/** In the form for a new authorization: chooses what it cannot do without, and creates it. */
export async function authorizeFirstContact(page: Page, type: string): Promise<void> {
  await page.getByLabel('Tipo de autorización').selectOption({ label: type })
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
}
