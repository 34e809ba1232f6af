import type { Browser, BrowserContext } from '@playwright/test'
import { collectPageErrors, declineTour, expectNoPageErrors } from './fixtures'
import { testInstant } from './mock'

/** A browser context that all tests of a Playwright worker share. */
export interface SharedContext {
  context: BrowserContext
  /** Fails if a page has had an unexpected error since the last call of this function. */
  expectNoPageErrors: () => void
}

/**
 * Creates a context with the clock at `testInstant`. The tests of a worker share the context, because a page load takes
 * longer than most checks.
 */
export async function withSharedContext(
  browser: Browser,
  use: (shared: SharedContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  await context.clock.setFixedTime(testInstant)
  await context.addInitScript(declineTour)
  const pageErrors = await collectPageErrors(context)
  await use({ context, expectNoPageErrors: () => expectNoPageErrors(pageErrors.splice(0)) })
  await context.close()
}
