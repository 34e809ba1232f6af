import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { type DemoAccountName, demoAccounts, demoPassword } from '../src/demo/accounts'
import { createHttpSend, createPageSend, Mock, testInstant } from './mock'
import { createStoredSession, sessionKey } from './stored-session'

export { expect } from '@playwright/test'
export type { Mock } from './mock'

/** The options by which a Playwright project chooses the host of the mock backend. */
export interface HostOptions {
  /** The address of the mock backend that the portal calls; undefined if the mock backend runs in the page. */
  mockUrl: string | undefined
  /** The address of the HTTP mock backend. It runs even if the portal does not call it. */
  httpMockUrl: string
  /** Whether the pages lack the APIs that at least one of the oldest supported browsers lacks. */
  hasOldestApis: boolean
  /** The address of the demo. It is served even if the test opens the residents' build. */
  demoUrl: string
}

interface Fixtures {
  /** The mock backend with the world of this test. */
  mock: Mock
  /** Patterns of the page errors that the test itself causes, e.g. by a failed network. */
  expectedErrors: RegExp[]
  /** Whether the demo offers the tour, as at a first visit. */
  isTourOffered: boolean
  /** Prepares the world of this test at a fixed instant, even if the test does not use `mock`. Has the same value as `mock`. */
  world: Mock
  /** Fails the test on unexpected errors of the page. */
  pageErrorCheck: undefined
}

/** Whether a message is Playwright's notice of a blocked service worker. */
const isPlaywrightNotice = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright'

/**
 * Whether the browser logged this message because an API response has an error status. Such a message is no page error, as
 * many tests cause error responses on purpose.
 */
const isFailedCall = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource: the server responded with a status of') &&
  /^\/(fapi|api|public|uploads|__mock)\//.test(new URL(message.location().url).pathname)

/**
 * Returns an array that gets the errors, warnings, uncaught exceptions and policy violations of all tabs as they occur.
 */
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
 * Marks the tour as already offered, in the local storage of the page. Without local storage, the demo never offers the
 * tour.
 */
export function declineTour() {
  try {
    localStorage.setItem('portal-demo.tour', 'offered')
  } catch {}
}

/** Marks a test that measures time, or that a busy machine would disturb. Such tests run one at a time, after all tests without this tag. */
export const isolatedTag = { tag: '@isolated' }

/** The mock backend over HTTP of each browser context. */
const httpMocks = new WeakMap<BrowserContext, Mock>()

/** Creates the world of a test in the mock backend over HTTP, and makes the pages of the context use this world. */
export async function createWorld(
  context: BrowserContext,
  mockUrl: string,
  { testId, repeatEachIndex }: TestInfo,
): Promise<Mock> {
  const session = `${testId}-${repeatEachIndex}`
  await context.setExtraHTTPHeaders({ 'X-Mock-Session': session })
  const mock = new Mock(createHttpSend(mockUrl, session))
  await mock.reset()
  httpMocks.set(context, mock)
  return mock
}

/** Gives each test a separate world at a fixed instant, and fails a test with an unexpected error of the page. */
export const test = base.extend<Fixtures & HostOptions>({
  mockUrl: [undefined, { option: true }],
  httpMockUrl: ['', { option: true }],
  demoUrl: ['', { option: true }],
  isTourOffered: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  hasOldestApis: [false, { option: true }],
  world: [
    async ({ context, page, mockUrl, hasOldestApis, isTourOffered }, use, testInfo) => {
      await context.clock.setFixedTime(testInstant)
      // After the clock, which replaces functions such as `requestIdleCallback`. The list takes half a second to compute.
      if (hasOldestApis) await (await import('./browsers/remove-apis')).removeYoungerApis(context)
      if (mockUrl === undefined) {
        if (!isTourOffered) await context.addInitScript(declineTour)
        await use(new Mock(createPageSend(page)))
        return
      }
      await use(await createWorld(context, mockUrl, testInfo))
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

/** The accounts that choose where to go after they have signed in by the form. */
const accountsWithChoice: readonly DemoAccountName[] = ['administrator', 'auditor']

/**
 * Opens an address, signed in. If the mock backend runs over HTTP, stores a session as the portal does after a sign-in by the
 * form: loading the form and the next screen takes a second. Otherwise signs in by the form.
 */
export async function signIn(page: Page, account: DemoAccountName, address = '/login'): Promise<void> {
  const mock = httpMocks.get(page.context())
  if (!mock || accountsWithChoice.includes(account)) return signInByForm(page, account, address)
  await storeSession(page, mock, demoAccounts[account].username)
  await openPage(page, address === '/login' ? '/' : address)
}

/**
 * Opens an address, and waits until the portal has replaced the frame of the built page. Before, the elements are those of the
 * frame, and the browser follows a link by loading its page, which then focuses no heading.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('#root[data-scripts]')).toHaveCount(0)
}

/** Stores the session of a new sign-in in the storage of the portal's origin. The icon is the smallest page of this origin. */
async function storeSession(page: Page, mock: Mock, username: string): Promise<void> {
  const session = createStoredSession(await mock.signIn(username))
  await page.goto('/icon.svg')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, session] as const)
}

/** Opens an address, signs in by the form, and waits until the form is hidden. */
export async function signInByForm(page: Page, account: DemoAccountName, address = '/login'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email o DNI').fill(demoAccounts[account].username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeHidden()
}
