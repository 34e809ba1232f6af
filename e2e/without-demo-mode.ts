import type { Page } from '@playwright/test'

/** Takes the demo's button away: what is looked at is the portal's own. */
export const removeDemoMode = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('[data-demo-mode]')?.remove())
