import { expect, type Page } from '@playwright/test'

/** Opens an address without a page load, as a click on a link of the portal does. */
export const followLink = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

const notFoundTitle = '404 - No encontrado'

/**
 * Follows a link from the page for unknown addresses to an address, and waits for the heading of its page. A link takes a tenth of the
 * time of a page load.
 */
export async function openByLink(page: Page, address: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await followLink(page, '/nowhere')
  await expect(heading).toHaveText(notFoundTitle)
  await followLink(page, address)
  await expect(heading.filter({ hasNotText: notFoundTitle }), address).toBeVisible()
}
