import { test as base, type Page } from '@playwright/test'
import { inPage, Mock } from '../mock'
import { type SharedContext, shareContext } from '../shared-context'

interface WorkerFixtures {
  shared: SharedContext
  place: Page
}

/** The default viewport of Playwright. */
const defaultSize = { width: 1280, height: 720 }

/** The stored data of the portal, without its cached files and their compiled code. */
const storageTypes = 'cookies,local_storage,indexeddb'

/** Leaves the previous screen and clears its data, on the same origin so that the browser keeps the process. */
async function resetPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
  await page.setViewportSize(defaultSize)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/**
 * Gives each test its own world, in a page that all tests of a worker share and each test reloads, because a new page
 * costs a new browser process.
 */
export const test = base.extend<{ mock: Mock }, WorkerFixtures>({
  shared: [({ browser }, use) => shareContext(browser, use), { scope: 'worker' }],
  place: [async ({ shared }, use) => use(await shared.context.newPage()), { scope: 'worker' }],
  page: async ({ baseURL, place, shared }, use) => {
    await resetPage(place, new URL(baseURL ?? '').origin)
    await use(place)
    shared.expectNoPageErrors()
  },
  mock: async ({ page }, use) => use(new Mock(inPage(page))),
})
