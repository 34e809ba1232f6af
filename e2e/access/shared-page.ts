import { test as base, type Page } from '@playwright/test'
import { createWorld, type HostOptions, type Mock } from '../fixtures'
import { createPageSend, Mock as PageMock } from '../mock'
import { type SharedContext, withSharedContext } from '../shared-context'

interface WorkerFixtures {
  sharedContext: SharedContext
  sharedPage: Page
}

/** The default viewport of Playwright. */
const defaultSize = { width: 1280, height: 720 }

/** The types of stored data to clear. Cached files and their compiled code stay, so that the next test loads faster. */
const storageTypes = 'cookies,local_storage,indexeddb'

/**
 * Replaces the screen of the previous test by an icon, and clears the data that the previous test stored. The icon and the
 * portal have the same origin, so the browser starts no new process.
 */
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
 * Gives each test an emptied page and a new world of the mock backend. All tests of a Playwright worker share one page, because
 * a new page would need a new browser process.
 */
export const test = base.extend<{ mock: Mock } & HostOptions, WorkerFixtures>({
  mockUrl: [undefined, { option: true }],
  httpMockUrl: ['', { option: true }],
  sharedContext: [({ browser }, use) => withSharedContext(browser, use), { scope: 'worker' }],
  sharedPage: [
    async ({ sharedContext }, use) => use(await sharedContext.context.newPage()),
    { scope: 'worker' },
  ],
  page: async ({ baseURL, sharedPage, sharedContext }, use) => {
    await resetPage(sharedPage, new URL(baseURL ?? '').origin)
    await use(sharedPage)
    sharedContext.expectNoPageErrors()
  },
  mock: [
    async ({ page, mockUrl }, use, testInfo) =>
      use(
        mockUrl === undefined
          ? new PageMock(createPageSend(page))
          : await createWorld(page.context(), mockUrl, testInfo),
      ),
    { auto: true },
  ],
})
