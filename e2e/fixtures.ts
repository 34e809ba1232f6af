import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type DemoAccountName, demoAccounts, demoPassword } from '../src/demo/accounts'
import { createHttpSend, createPageSend, Mock, testInstant } from './mock'

export { expect } from '@playwright/test'
export type { Mock } from './mock'

/** The options with which a Playwright project chooses the host of the mock. */
export interface HostOptions {
  /** The address of the mock; undefined if the mock runs in the page. */
  mockUrl: string | undefined
  /** The address of a mock over HTTP. Also set in projects that run the mock in the page. */
  httpMockUrl: string
}

interface Fixtures {
  /** The mock backend with the world of this test. */
  mock: Mock
  /** Errors on the console that the test expects, such as those of a broken network. */
  expectedErrors: RegExp[]
  /** Whether the demo offers the tour, as at a first visit. */
  isTourOffered: boolean
  /** The world of this test, at a fixed instant. */
  world: Mock
  /** Fails the test on unexpected errors of the page. */
  pageErrorCheck: undefined
}

/** Whether a message is Playwright's notice of a blocked service worker. */
const isPlaywrightNotice = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright'

/** Whether a message is the browser's log of a failed API call, which the tests check themselves. */
const isFailedCall = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource: the server responded with a status of') &&
  /^\/(fapi|api|public|uploads|__mock)\//.test(new URL(message.location().url).pathname)

/** Collects errors, warnings, uncaught exceptions and policy violations of all tabs. */
export async function collectPageErrors(context: BrowserContext): Promise<string[]> {
  const pageErrors: string[] = []
  context.on('weberror', (error) => pageErrors.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !isFailedCall(message) && !isPlaywrightNotice(message))
      pageErrors.push(`${message.type()}: ${message.text()}`)
  })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  )
  return pageErrors
}

/** Expects that every error matches at least one of `expectedErrors`. */
export function expectNoPageErrors(
  pageErrors: readonly string[],
  expectedErrors: readonly RegExp[] = [],
): void {
  const unexpectedErrors = pageErrors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
  expect(unexpectedErrors, 'unexpected errors of the page').toEqual([])
}

/**
 * Stores in the page that the demo has offered the tour. A page without storage offers no tour, so it needs no entry.
 */
export function declineTour() {
  try {
    localStorage.setItem('portal-demo.tour', 'offered')
  } catch {}
}

/** Marks a test that measures time or starts another browser. Such tests run one by one after the other tests. */
export const isolatedTag = { tag: '@isolated' }

/** Gives each test a separate world at a fixed instant, and fails a test with an unexpected error of the page. */
export const test = base.extend<Fixtures & HostOptions>({
  mockUrl: [undefined, { option: true }],
  httpMockUrl: ['', { option: true }],
  isTourOffered: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  world: [
    async ({ context, page, mockUrl, isTourOffered }, use, { testId, repeatEachIndex }) => {
      await context.clock.setFixedTime(testInstant)
      if (mockUrl === undefined) {
        if (!isTourOffered) await context.addInitScript(declineTour)
        await use(new Mock(createPageSend(page)))
        return
      }
      const session = `${testId}-${repeatEachIndex}`
      await context.setExtraHTTPHeaders({ 'X-Mock-Session': session })
      const mock = new Mock(createHttpSend(mockUrl, session))
      await mock.reset()
      await use(mock)
    },
    { auto: true },
  ],
  mock: async ({ world }, use) => use(world),
  pageErrorCheck: [
    async ({ context, expectedErrors }, use) => {
      const pageErrors = await collectPageErrors(context)
      await use(undefined)
      expectNoPageErrors(pageErrors, expectedErrors)
    },
    { auto: true },
  ],
})

/** Opens an address, signs in by the form, and waits until the form is hidden. */
export async function signIn(page: Page, account: DemoAccountName, address = '/login'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email o DNI').fill(demoAccounts[account].username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeHidden()
}
