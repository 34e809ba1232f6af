import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'

/**
 * Presses the demo button, waits until the content of the open sections has loaded, and returns the panel. Without this wait,
 * the sections below would move during the test.
 */
export async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Modo demo' }).click()
  const panel = page.getByRole('dialog', { name: 'Modo demo' })
  await expect(panel).toBeVisible()
  await expect(panel.locator('[data-loading]')).toHaveCount(0)
  return panel
}

/**
 * Opens the demo panel, opens the section with this title, and returns the section. Presses a key: below a long section, which settles
 * while it scrolls into view, a mouse could press the summary at one place and release it at another.
 */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const panel = await openPanel(page)
  const section = panel.getByRole('group').filter({ has: page.locator('summary', { hasText: title }) })
  if ((await section.getAttribute('open')) === null) await section.locator(':scope > summary').press('Enter')
  await expect(section).toHaveAttribute('open')
  return section
}
