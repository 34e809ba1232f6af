import type { Page } from '@playwright/test'

/** Presses Tab until the focus is on what is meant; a keyboard user can do no more. */
export async function tabTo(page: Page, role: string, name: RegExp) {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await page
      .getByRole(role as 'button', { name })
      .evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${role} ${name}`)
}
