import type { FileChooser, Page } from '@playwright/test'

const heard = new WeakSet<Page>()

/**
 * Presses a key that opens the browser's own dialog for files, and answers it. Playwright catches dialogs only while
 * somebody listens, and what begins to listen at the key comes too late now and then: so somebody always does.
 */
export async function chooseByKey(page: Page, key: string): Promise<FileChooser> {
  if (!heard.has(page)) {
    heard.add(page)
    page.on('filechooser', () => {})
    // Whatever was asked of the browser before is done once the page answers.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const opened = page.waitForEvent('filechooser')
  await page.keyboard.press(key)
  return opened
}
