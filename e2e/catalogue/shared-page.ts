import { test as base, type Page } from '@playwright/test'
import { type SharedContext, shareContext } from '../shared-context'
import { openCatalogue } from './catalogue'

interface OfAWorker {
  shared: SharedContext
  catalogue: Page
}

/** As large as the browser's own. */
const usualSize = { width: 1280, height: 720 }

/**
 * The test of what stands in the catalogue: `page` is loaded once for all tests of a worker. Each begins with nothing
 * drawn but what it asks for; one that fails takes the page along.
 */
export const test = base.extend<object, OfAWorker>({
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
    await catalogue.setViewportSize(usualSize)
    await use(catalogue)
    shared.expectSilence()
  },
})
