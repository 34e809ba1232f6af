import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Opens the demo panel by its button. Waits until the open section has loaded, because loading moves the other sections. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Modo demo' }).click()
  const panel = page.getByRole('dialog', { name: 'Modo demo' })
  await expect(panel).toBeVisible()
  await expect(panel.locator('[data-loading]')).toHaveCount(0)
  return panel
}

/** Opens the panel and one of its sections, and returns the section. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const panel = await openPanel(page)
  const section = panel.getByRole('group').filter({ has: page.locator('summary', { hasText: title }) })
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
  return section
}
