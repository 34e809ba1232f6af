import type { FileChooser, Page } from '@playwright/test'

const pagesWithListener = new WeakSet<Page>()

/**
 * Presses a key that opens the browser's file dialog, and returns Playwright's `FileChooser` for the dialog. Playwright can
 * intercept the dialog only if the browser has already registered a listener. The listener of `waitForEvent` could be too
 * late. So the function first adds a listener that stays until the page is closed.
 */
export async function openFileDialogByKey(page: Page, key: string): Promise<FileChooser> {
  if (!pagesWithListener.has(page)) {
    pagesWithListener.add(page)
    page.on('filechooser', () => {})
    // After one frame, the browser has registered the listener.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const fileChooser = page.waitForEvent('filechooser')
  await page.keyboard.press(key)
  return fileChooser
}
