import type { FileChooser, Page } from '@playwright/test'

const pagesWithListener = new WeakSet<Page>()

/**
 * Presses a key that opens the file dialog of the browser, and returns the dialog. Playwright intercepts dialogs only while
 * a listener exists. A listener that the test adds with the key may be late, so the page keeps a permanent listener.
 */
export async function openFileDialogByKey(page: Page, key: string): Promise<FileChooser> {
  if (!pagesWithListener.has(page)) {
    pagesWithListener.add(page)
    page.on('filechooser', () => {})
    // The frame makes sure that the browser has registered the listener.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const fileChooser = page.waitForEvent('filechooser')
  await page.keyboard.press(key)
  return fileChooser
}
