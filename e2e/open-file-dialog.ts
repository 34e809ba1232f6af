import type { FileChooser, Page } from '@playwright/test'

const pagesWithListener = new WeakSet<Page>()

/**
 * Presses a key that opens the file dialog of the browser, and returns the dialog. Playwright intercepts dialogs only while
 * a listener exists. A listener that is added just before the key press may be late, so the page keeps a permanent listener.
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
