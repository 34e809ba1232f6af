import type { Browser, BrowserContext } from '@playwright/test'
import { collectPageErrors, declineTour, expectNoPageErrors } from './fixtures'
import { testInstant } from './mock'

/** A browser context that all tests of a Playwright worker share. */
export interface SharedContext {
  context: BrowserContext
  /** Fails if a page of the context has reported an error or a warning since the previous call of this function. */
  expectNoPageErrors: () => void
}

/**
 * Creates a context with the clock at `testInstant`, passes it to `use`, and closes it afterwards. Tests that share a context
 * need fewer page loads. A page load takes longer than most checks.
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
