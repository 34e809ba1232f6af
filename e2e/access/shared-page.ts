import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { inPage, Mock, now } from '../control-surface'
import { expectSilence, listen } from '../fixtures'

interface OfAWorker {
  shared: { page?: Page; complaints: string[] }
}

/** As large as the browser's own. */
const usualSize = { width: 1280, height: 720 }

/** What the browser keeps of the portal, but not its files and what has been compiled of them. */
const storageTypes = 'cookies,local_storage,indexeddb'

/** Leaves what was there, and all that it kept. An empty page of another origin would be another process once more. */
async function beginAfresh(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
  await page.setViewportSize(usualSize)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function openPage(context: BrowserContext): Promise<Page> {
  await context.clock.setFixedTime(now)
  return context.newPage()
}

/**
 * The test of what stands in a place: a world of its own, in a page that all tests of a worker share and that each loads
 * anew. A new page is a new process of the browser's, and a new context has to fetch and compile everything again, which
 * takes longer than to look at it.
 */
export const test = base.extend<{ mock: Mock }, OfAWorker>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its pattern.
    async ({}, use) => {
      const shared: OfAWorker['shared'] = { complaints: [] }
      await use(shared)
      await shared.page?.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, baseURL, shared }, use) => {
    if (!shared.page) {
      const context = await browser.newContext()
      shared.complaints = await listen(context)
      shared.page = await openPage(context)
    }
    await beginAfresh(shared.page, new URL(baseURL ?? '').origin)
    await use(shared.page)
    expectSilence(shared.complaints.splice(0))
  },
  mock: async ({ page }, use) => use(new Mock(inPage(page))),
})
