import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type DemoAccountName, demoAccounts, demoPassword } from '../src/demo/accounts'
import { inPage, Mock, overHttp, testInstant } from './mock'

export { expect } from '@playwright/test'
export type { Mock } from './mock'

/** The options of a project for the host of the mock. */
export interface HostOptions {
  /** The address of the mock; undefined if it runs in the page. */
  mockUrl: string | undefined
  /** The address of a mock over HTTP, also in projects that test the mock in the page. */
  httpMockUrl: string
}

interface Fixtures {
  /** The mock backend with the world of this test. */
  mock: Mock
  /** Errors on the console that the test expects, such as those of a broken network. */
  expectedErrors: RegExp[]
  /** Whether the demo offers its tour, as at a first visit. */
  isInvited: boolean
  /** The world of this test, at a fixed instant. */
  world: Mock
  /** Fails the test on unexpected errors of the page. */
  pageErrorCheck: undefined
}

/** Tells whether a message is the notice of Playwright that it blocks service workers. */
const isPlaywrightNotice = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright'

/** Tells whether a message is the log of the browser for a failed call, which the tests check themselves. */
const isRefusal = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource: the server responded with a status of') &&
  /^\/(fapi|api|public|uploads|__mock)\//.test(new URL(message.location().url).pathname)

/** Collects errors, warnings, uncaught exceptions and policy violations of all tabs. */
export async function collectPageErrors(context: BrowserContext): Promise<string[]> {
  const pageErrors: string[] = []
  context.on('weberror', (error) => pageErrors.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !isRefusal(message) && !isPlaywrightNotice(message))
      pageErrors.push(`${message.type()}: ${message.text()}`)
  })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  )
  return pageErrors
}

/** Fails on errors that the test does not expect. */
export function expectNoPageErrors(
  pageErrors: readonly string[],
  expectedErrors: readonly RegExp[] = [],
): void {
  const unexpected = pageErrors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
  expect(unexpected, 'unexpected errors of the page').toEqual([])
}

/** Runs in the page: marks the tour as offered, so that the demo does not offer it. Without storage there is no offer. */
export function declineTour() {
  try {
    localStorage.setItem('portal-demo.tour', 'offered')
  } catch {}
}

/** Marks a test that measures time or drives another browser, and so runs alone after all others. */
export const alone = { tag: '@alone' }

/** The test of the portal: gives each test its own world on a fixed day, and fails on unexpected errors of the page. */
export const test = base.extend<Fixtures & HostOptions>({
  mockUrl: [undefined, { option: true }],
  httpMockUrl: ['', { option: true }],
  isInvited: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  world: [
    async ({ context, page, mockUrl, isInvited }, use, { testId, repeatEachIndex }) => {
      await context.clock.setFixedTime(testInstant)
      if (mockUrl === undefined) {
        if (!isInvited) await context.addInitScript(declineTour)
        await use(new Mock(inPage(page)))
        return
      }
      const session = `${testId}-${repeatEachIndex}`
      await context.setExtraHTTPHeaders({ 'X-Mock-Session': session })
      const mock = new Mock(overHttp(mockUrl, session))
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

/**
 * Opens an address, signs in by the form that comes first, and waits until the form is hidden.
 */
export async function signIn(page: Page, account: DemoAccountName, address = '/login'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email o DNI').fill(demoAccounts[account].username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeHidden()
}
