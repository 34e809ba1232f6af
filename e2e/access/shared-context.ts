import { test as base } from '@playwright/test'
import { inPage, Mock } from '../control-surface'
import { type SharedContext, shareContext } from '../shared-context'

/** The test of what stands in a place: a page and a world of its own, in the context of its worker. */
export const test = base.extend<{ mock: Mock }, { shared: SharedContext }>({
  shared: [({ browser }, use) => shareContext(browser, use), { scope: 'worker' }],
  page: async ({ baseURL, shared: { context, expectSilence } }, use) => {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,indexeddb'
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(baseURL ?? '').origin, storageTypes })
    await use(page)
    await page.close()
    expectSilence()
  },
  mock: async ({ page }, use) => use(new Mock(inPage(page))),
})
