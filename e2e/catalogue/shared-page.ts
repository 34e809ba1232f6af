import { test as base, type Page } from '@playwright/test'
import { now } from '../control-surface'
import { expectSilence, listen } from '../fixtures'
import { openCatalogue } from './catalogue'

/** A loaded catalogue, and what it has complained of. */
interface Shared {
  page: Page
  complaints: string[]
}

interface OfAWorker {
  shared: Shared
}

/** As large as the browser's own. */
const usualSize = { width: 1280, height: 720 }

/**
 * The test of what stands in the catalogue: `page` is loaded once for all tests of a worker, for to load the demo takes
 * longer than most of them. Each begins with nothing drawn but what it asks for; one that fails takes the page along.
 */
export const test = base.extend<object, OfAWorker>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await context.clock.setFixedTime(now)
      const complaints = await listen(context)
      const page = await context.newPage()
      await openCatalogue(page)
      await use({ page, complaints })
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared: { page, complaints } }, use) => {
    await page.setViewportSize(usualSize)
    await use(page)
    expectSilence(complaints.splice(0))
  },
})
