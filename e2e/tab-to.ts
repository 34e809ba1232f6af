import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Presses Tab until the focus is there, or on one of several that are meant; a keyboard user can do no more. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target.first()).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await target.evaluateAll((found) => found.some((one) => one === document.activeElement))
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}
