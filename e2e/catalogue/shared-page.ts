import { test as base, type Page } from '@playwright/test'
import { now } from '../control-surface'
import { expectSilence, listen } from '../fixtures'
import { openCatalogue } from './catalogue'

/** A loaded catalogue, and what it has complained of. */
interface Shared {
  page?: Page
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its pattern.
    async ({}, use) => {
      const shared: Shared = { complaints: [] }
      await use(shared)
      await shared.page?.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, shared }, use) => {
    if (!shared.page) {
      const context = await browser.newContext()
      await context.clock.setFixedTime(now)
      shared.complaints = await listen(context)
      shared.page = await context.newPage()
      await openCatalogue(shared.page)
    }
    await shared.page.setViewportSize(usualSize)
    await use(shared.page)
    expectSilence(shared.complaints.splice(0))
  },
})
