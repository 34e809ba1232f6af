import type { Page } from '@playwright/test'

/** Goes to an address as a link of the portal does: without a load. */
export const follow = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
