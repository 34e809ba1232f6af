import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/**
 * Base UI's popups put focus guards around themselves: focusable, hidden from screen readers, and left at once by
 * whoever reaches them. axe takes them for something that hides the focus.
 */
const focusGuards = '[data-base-ui-focus-guard]'

async function openCatalogue(page: Page) {
  await page.goto('/catalogo')
  await expect(page.getByRole('heading', { name: 'Catálogo de componentes' })).toBeVisible()
}

async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .exclude(focusGuards)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

for (const width of [390, 1440]) {
  test(`axe finds nothing in any specimen, light and dark, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await openCatalogue(page)
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(40)
    expect(await findViolations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0)
  })
}

for (const theme of ['Claro', 'Oscuro']) {
  test(`axe finds nothing in what covers the page: dialogs, drawers, the shell (${theme})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await openCatalogue(page)
    const addresses = await page
      .getByText('Cubre toda la página, así que se ve a solas.')
      .locator('xpath=..')
      .getByRole('link', { name: new RegExp(`^${theme}:`) })
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) {
      await page.goto(address)
      expect(await findViolations(page), address).toEqual([])
    }
  })
}
