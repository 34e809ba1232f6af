import type { Page } from '@playwright/test'

/** Collects the navigations and dialogs of a page, beginning when the function is called. */
export function watchPage(page: Page) {
  const visitedUrls: string[] = []
  const dialogs: string[] = []
  page.on('framenavigated', (frame) => visitedUrls.push(frame.url()))
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  return { visitedUrls, dialogs }
}
