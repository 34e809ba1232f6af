import { expect, type Locator } from '@playwright/test'

/** Goes on with the keyboard once the focus is there: what comes on demand takes the focus when it has come. */
export async function goOn(focused: Locator, keys: readonly string[]) {
  await expect(focused).toBeFocused()
  for (const key of keys) await focused.page().keyboard.press(key)
}
