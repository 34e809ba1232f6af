import type { Page } from '@playwright/test'

/** Opens an address without a page load, as a click on a link of the portal does. */
export const followLink = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
