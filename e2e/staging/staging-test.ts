import { type BrowserContextOptions, test as base, expect, type Page, type Request } from '@playwright/test'
import { collectPageErrors, declineTour, expectNoPageErrors } from '../fixtures'

export { expect } from '@playwright/test'

/** The account and the address of the API of the staging installation. */
export interface StagingOptions {
  username: string
  password: string
  /** The address of the API that the installation must call; undefined if any is accepted. */
  stagingApiUrl: string | undefined
  /** Whether the data are those of the mock backend, so that no test may lack what it needs. */
  hasKnownData: boolean
}

type StoredSession = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface Fixtures {
  /** Prevents every request that could write, and fails the test if the portal has tried to send one. */
  writeGuard: undefined
  pageErrorCheck: undefined
  /** A page of a browser that nobody has signed in to. */
  visitor: Page
}

/** A sign-in creates a session and a renewal replaces its token. Neither changes what a resident sees. */
const isAllowed = (request: Request) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(request.method()) ||
  /\/fapi\/auth\/(login|refresh)\/$/.test(new URL(request.url()).pathname)

/** Signs in by the form. The account may have to choose where to go afterwards. */
async function signInByForm(
  page: Page,
  { username, password }: Pick<StagingOptions, 'username' | 'password'>,
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email o DNI').fill(username)
  await page.getByLabel(/^Contraseña/).fill(password)
  await page.getByRole('button', { name: 'Acceder' }).click()
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeHidden()
}

/**
 * A test of an installation with real data. It is signed in, and it may only read. All tests of a Playwright worker share one
 * sign-in.
 */
export const test = base.extend<Fixtures, StagingOptions & { session: StoredSession }>({
  username: ['', { option: true, scope: 'worker' }],
  password: ['', { option: true, scope: 'worker' }],
  stagingApiUrl: [undefined, { option: true, scope: 'worker' }],
  hasKnownData: [false, { option: true, scope: 'worker' }],
  session: [
    async ({ browser, username, password }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, serviceWorkers: 'block' })
      await context.addInitScript(declineTour)
      await signInByForm(await context.newPage(), { username, password })
      const session = await context.storageState()
      await context.close()
      await use(session)
    },
    { scope: 'worker' },
  ],
  storageState: async ({ session }, use) => use(session),
  writeGuard: [
    async ({ context }, use) => {
      const writes: string[] = []
      await context.route('**', (route) => {
        const request = route.request()
        if (isAllowed(request)) return route.fallback()
        writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
        return route.abort()
      })
      await use(undefined)
      expect(writes, 'requests that could write').toEqual([])
    },
    { auto: true },
  ],
  pageErrorCheck: [
    async ({ context }, use) => {
      const pageErrors = await collectPageErrors(context)
      await use(undefined)
      expectNoPageErrors(pageErrors)
    },
    { auto: true },
  ],
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block', storageState: undefined })
    await use(await context.newPage())
    await context.close()
  },
})
