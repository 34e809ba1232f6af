import type { Browser, BrowserContext } from '@playwright/test'
import { declineTour, expectSilence, listen } from './fixtures'
import { testInstant } from './mock'

/** A browser context that all tests of a worker share. */
export interface SharedContext {
  context: BrowserContext
  /** Fails where one of its pages has complained since it was last asked. */
  expectSilence: () => void
}

/**
 * Lends a context of the tests' day, whose pages must not complain. To load the portal anew, with all that has to be
 * fetched, compiled and started, takes longer than most of what is looked at in it.
 */
export async function shareContext(
  browser: Browser,
  use: (shared: SharedContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  await context.clock.setFixedTime(testInstant)
  await context.addInitScript(declineTour)
  const complaints = await listen(context)
  await use({ context, expectSilence: () => expectSilence(complaints.splice(0)) })
  await context.close()
}
