import type { Page } from '@playwright/test'

/** Returns whether the page is wider than the window, and therefore scrolls sideways. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
