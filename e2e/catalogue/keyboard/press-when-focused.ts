import { expect, type Locator } from '@playwright/test'

/**
 * Waits until an element has the focus, and then presses the keys. An element that loads on demand gets the focus with a
 * delay.
 */
export async function pressWhenFocused(element: Locator, keys: readonly string[]) {
  await expect(element).toBeFocused()
  for (const key of keys) await element.page().keyboard.press(key)
}
