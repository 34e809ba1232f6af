import { expect, type Locator } from '@playwright/test'

/** Presses keys once an element is focused, because a part that is loaded on demand takes the focus late. */
export async function goOn(focused: Locator, keys: readonly string[]) {
  await expect(focused).toBeFocused()
  for (const key of keys) await focused.page().keyboard.press(key)
}
