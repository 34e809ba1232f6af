import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type DemoAccountName, demoAccounts, demoPassword } from '../src/demo/accounts'
import { inPage, Mock, overHttp, testInstant } from './mock'

export { expect } from '@playwright/test'
export type { Mock } from './mock'

/** What a project says of its host. */
export interface HostOptions {
  /** Where the mock listens; undefined when it lives in the page. */
  mockUrl: string | undefined
  /** Where a mock over HTTP listens, whichever host is looked at. */
  httpMockUrl: string
}

interface Fixtures {
  /** The backend of this test alone. */
  mock: Mock
  /** Errors on the console that the test asks for, such as those of a broken network. */
  expectedErrors: RegExp[]
  /** Whether the demo may offer its tour, as it does to whoever comes for the first time. */
  isInvited: boolean
  /** The world of this test, at a fixed instant. */
  world: Mock
  /** Fails the test if the page complains. */
  silence: undefined
}

/** Said by Playwright where a host goes without the portal's service worker. */
const isOfTheTest = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright'

/** Said by the browser of every answer that is not a success; whether the portal copes is what tests look at. */
const isRefusal = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource: the server responded with a status of') &&
  /^\/(fapi|api|public|uploads|__mock)\//.test(new URL(message.location().url).pathname)

/** Collects what no page of the portal may say, in any tab: errors, warnings, uncaught exceptions, policy violations. */
export async function listen(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isRefusal(message) && !isOfTheTest(message))
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
    ),
  )
  return complaints
}

/** Fails where a page complained of what it was not asked to complain of. */
export function expectSilence(complaints: readonly string[], expectedErrors: readonly RegExp[] = []): void {
  const unexpected = complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
  expect(unexpected, 'what the page complained of').toEqual([])
}

/** Runs in the page: it was here before. Where nothing can be kept, nothing is offered. */
export function declineTour() {
  try {
    localStorage.setItem('portal-demo.tour', 'offered')
  } catch {}
}

/** For a test that measures time, or drives a browser of its own: it has the machine to itself, after all others. */
export const alone = { tag: '@alone' }

/** The portal's test: a world of its own on a fixed day, and a page that must not complain. */
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
  silence: [
    async ({ context, expectedErrors }, use) => {
      const complaints = await listen(context)
      await use(undefined)
      expectSilence(complaints, expectedErrors)
    },
    { auto: true },
  ],
})

/**
 * Signs in as a person would who opens an address: the form comes first and leads on to where they were going. Ends when
 * it is gone.
 */
export async function signIn(page: Page, account: DemoAccountName, address = '/login'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Email o DNI').fill(demoAccounts[account].username)
  await page.getByLabel(/^Contraseña/).fill(demoPassword)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeHidden()
}
