import { test as base, type Page } from '@playwright/test'
import { type SharedContext, shareContext } from '../shared-context'
import { openCatalogue } from './catalogue'

interface WorkerFixtures {
  shared: SharedContext
  catalogue: Page
}

/** The default viewport of Playwright. */
const defaultSize = { width: 1280, height: 720 }

/**
 * Loads the catalogue once for all tests of a worker. Each test shows its own specimens, and a failed test ends the
 * shared page.
 */
export const test = base.extend<object, WorkerFixtures>({
  shared: [({ browser }, use) => shareContext(browser, use), { scope: 'worker' }],
  catalogue: [
    async ({ shared }, use) => {
      const page = await shared.context.newPage()
      await openCatalogue(page)
      await use(page)
    },
    { scope: 'worker' },
  ],
  page: async ({ catalogue, shared }, use) => {
    await catalogue.setViewportSize(defaultSize)
    await use(catalogue)
    shared.expectNoPageErrors()
  },
})
