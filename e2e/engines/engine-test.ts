import { type Browser, test as base } from '@playwright/test'
import { MockClient } from '../../mocks/client'
import { expectNoPageErrors, type HostOptions } from '../fixtures'
import { createHttpSend } from '../mock'
import { restTag } from '../scope'
import { startChromium } from './chromium'
import { findFirefox, startFirefox } from './firefox'
import { PageDriver } from './page-driver'
import type { WebDriver } from './web-driver'
import { findWebKit, startWebKit } from './webkit'
import { startWorldHost, type WorldHost } from './world-host'

const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const

/** The name of a browser engine. */
export type EngineName = (typeof engineNames)[number]

/** The engines of the tests whose subject the rest of the end-to-end tests checks in Chromium. */
export const otherEngines: readonly EngineName[] = ['Firefox', 'WebKit']

/** Starts an engine. Returns a text that says what is missing if the engine is not installed. */
async function startEngine(name: EngineName, browser: Browser): Promise<WebDriver | string> {
  if (name === 'Chromium') return startChromium(browser)
  if (name === 'Firefox') {
    const program = findFirefox()
    return program ? startFirefox(program) : 'Firefox is not installed'
  }
  const programs = findWebKit()
  return programs ? startWebKit(programs) : 'WebKitWebDriver, MiniBrowser or Xvfb is not installed'
}

type Engines = (name: EngineName) => Promise<WebDriver | string>

/** The addresses that the tests open. */
interface Addresses {
  portalUrl: string
  demoUrl: string
}

interface Fixtures extends Addresses {
  /** The mock backend with the world of this test, at the current time. */
  mock: MockClient
}

interface WorkerFixtures {
  engines: Engines
  getWorldHost: (portalUrl: string, mockUrl: string) => Promise<WorldHost>
}

/** Starts each engine at the first test of a worker that needs it. */
export const test = base.extend<Fixtures & HostOptions, WorkerFixtures>({
  mockUrl: [undefined, { option: true }],
  httpMockUrl: ['', { option: true }],
  demoUrl: ['', { option: true }],
  portalUrl: async ({ baseURL, httpMockUrl, getWorldHost }, use) => {
    const { portalUrl } = await getWorldHost(baseURL ?? '', httpMockUrl)
    await use(portalUrl)
  },
  mock: async ({ baseURL, httpMockUrl, getWorldHost }, use, { testId, repeatEachIndex }) => {
    const session = `${testId}-${repeatEachIndex}`
    const host = await getWorldHost(baseURL ?? '', httpMockUrl)
    host.selectWorld(session)
    const mock = new MockClient(createHttpSend(httpMockUrl, session))
    await mock.reset()
    await use(mock)
  },
  getWorldHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern
    async ({}, use) => {
      let host: Promise<WorldHost> | undefined
      await use((portalUrl, mockUrl) => {
        host ??= startWorldHost(portalUrl, mockUrl)
        return host
      })
      const started = await host
      started?.close()
    },
    { scope: 'worker' },
  ],
  engines: [
    async ({ browser }, use) => {
      const engines = new Map<EngineName, WebDriver | string>()
      await use(async (name) => {
        const engine = engines.get(name) ?? (await startEngine(name, browser))
        engines.set(name, engine)
        return engine
      })
      for (const engine of engines.values()) if (typeof engine !== 'string') await engine.close()
    },
    { scope: 'worker' },
  ],
})

/** What a test of all engines gets. */
export interface EngineContext extends Fixtures {
  page: PageDriver
  engine: EngineName
  /** Playwright's Chromium, also in a test of another engine. */
  browser: Browser
}

/** The size of the window at the start of each test. */
const deskSize = { width: 1280, height: 720 }

/**
 * Defines a test for each engine, by default for all engines. An engine that is not installed skips its test. The test starts without
 * stored data, with the initial world of the mock backend, and fails on errors of the page.
 */
export function testInEachEngine(
  title: string,
  run: (context: EngineContext) => Promise<void>,
  engines: readonly EngineName[] = engineNames,
): void {
  for (const engine of engines)
    test(
      `in ${engine}: ${title}`,
      restTag,
      async ({ engines: startOnce, mock, portalUrl, demoUrl, browser }) => {
        const driver = await startOnce(engine)
        test.skip(typeof driver === 'string', String(driver))
        if (typeof driver === 'string') return
        const page = new PageDriver(driver)
        await page.clearStorage(portalUrl)
        await driver.resize(deskSize.width, deskSize.height)
        await driver.takeErrors()
        await run({ page, engine, mock, portalUrl, demoUrl, browser })
        expectNoPageErrors(await driver.takeErrors())
      },
    )
}
