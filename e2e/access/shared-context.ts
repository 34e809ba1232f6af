import { type BrowserContext, test as base } from '@playwright/test'
import { inPage, Mock, now } from '../control-surface'
import { expectSilence, listen } from '../fixtures'

interface OfAWorker {
  shared: { context?: BrowserContext; complaints: string[] }
}

/**
 * The test of what stands in a place: a page of its own and a world of its own, in a browser context that all tests of a
 * worker share. A new one has to fetch, compile and start everything again, which takes longer than to look at it.
 */
export const test = base.extend<{ mock: Mock }, OfAWorker>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its pattern.
    async ({}, use) => {
      const shared: OfAWorker['shared'] = { complaints: [] }
      await use(shared)
      await shared.context?.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, baseURL, shared }, use) => {
    if (!shared.context) {
      shared.context = await browser.newContext()
      await shared.context.clock.setFixedTime(now)
      shared.complaints = await listen(shared.context)
    }
    const page = await shared.context.newPage()
    const devtools = await shared.context.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,indexeddb'
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(baseURL ?? '').origin, storageTypes })
    await use(page)
    await page.close()
    expectSilence(shared.complaints.splice(0))
  },
  mock: async ({ page }, use) => use(new Mock(inPage(page))),
})
