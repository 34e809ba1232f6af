import { test as base, type Page } from '@playwright/test'
import { inPage, Mock } from '../mock'
import { type SharedContext, shareContext } from '../shared-context'

interface OfAWorker {
  shared: SharedContext
  place: Page
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

/**
 * The test of what stands in a place: a world of its own, in a page that all tests of a worker share and that each loads
 * anew. A new page is a new process of the browser's.
 */
export const test = base.extend<{ mock: Mock }, OfAWorker>({
  shared: [({ browser }, use) => shareContext(browser, use), { scope: 'worker' }],
  place: [async ({ shared }, use) => use(await shared.context.newPage()), { scope: 'worker' }],
  page: async ({ baseURL, place, shared }, use) => {
    await beginAfresh(place, new URL(baseURL ?? '').origin)
    await use(place)
    shared.expectSilence()
  },
  mock: async ({ page }, use) => use(new Mock(inPage(page))),
})
