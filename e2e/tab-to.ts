import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Presses Tab until one of the elements of `target` has the focus. Throws after 80 presses. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target.first()).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    const isFocused = await target.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    )
    if (isFocused) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}
