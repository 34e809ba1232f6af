import type { Page } from '@playwright/test'

/** Opens an address as a link of the portal does, without a page load. */
export const followLink = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
