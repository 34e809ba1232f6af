import { expect, type Locator } from '@playwright/test'

/** Waits for the focus of an element, and presses keys. A part that loads on demand gets the focus late. */
export async function pressWhenFocused(element: Locator, keys: readonly string[]) {
  await expect(element).toBeFocused()
  for (const key of keys) await element.page().keyboard.press(key)
}
