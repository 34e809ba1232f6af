import { test as base, type Page } from '@playwright/test'
import { type SharedContext, withSharedContext } from '../shared-context'
import { openCatalogue } from './catalogue'

interface WorkerFixtures {
  sharedContext: SharedContext
  catalogue: Page
}

/** The viewport at the start of each test: the default of Playwright. */
const defaultSize = { width: 1280, height: 720 }

/**
 * Loads the catalogue once for all tests of a worker. Each test shows its own specimens in that page. After a failed
 * test, Playwright starts a new worker with a new page.
 */
export const test = base.extend<object, WorkerFixtures>({
  sharedContext: [({ browser }, use) => withSharedContext(browser, use), { scope: 'worker' }],
  catalogue: [
    async ({ sharedContext }, use) => {
      const page = await sharedContext.context.newPage()
      await openCatalogue(page)
      await use(page)
    },
    { scope: 'worker' },
  ],
  page: async ({ catalogue, sharedContext }, use) => {
    await catalogue.setViewportSize(defaultSize)
    await use(catalogue)
    sharedContext.expectNoPageErrors()
  },
})
