import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './find-browser'
import type { HostOptions } from './fixtures'

/*
 * Most tests run in two projects. The project `worker` opens the demo with the mock backend in the page. The project `http`
 * opens the production build with the mock backend over HTTP. The project `offline` tests the service worker of the
 * production build, and the project `build` checks the built files. `npm run e2e` creates the builds.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
/** The first of three consecutive ports. Two runs at the same time on one machine need different ports. */
const firstPort = Number(process.env.E2E_PORT ?? 3100)
const [demoPort, portalPort, mockPort] = [firstPort, firstPort + 1, firstPort + 2]
const demoUrl = `http://localhost:${demoPort}`
const portalUrl = `http://localhost:${portalPort}`
const mockUrl = `http://127.0.0.1:${mockPort}`

/** These arguments disable the sandbox (it does not work for root in a container), the GPU, QUIC and background requests. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns a pattern for the tests in the folders `names` of `e2e`. A glob could also match a folder above the project. */
const matchFolders = (...names: string[]) => new RegExp(`/e2e/(?:${names.join('|')})/.*\\.spec\\.ts$`)

const server = { cwd: root, stdout: 'ignore', stderr: 'pipe', timeout: 30_000 } as const

export default defineConfig<HostOptions>({
  testDir: '.',
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Three workers on two cores, because each worker waits half of the time.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // A busy machine needs more than the default time.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    httpMockUrl: mockUrl,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces takes a sixth of the time of the tests; `--trace on` enables it.
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    {
      name: 'worker',
      // This project ignores the tests that need the mock over HTTP or the production build. It also ignores the
      // screenshots, because they have their own command.
      testIgnore: matchFolders('budgets', 'documentation', 'examples', 'hostile', 'offline', 'screenshots'),
      use: { baseURL: demoUrl, mockUrl: undefined },
    },
    {
      name: 'http',
      // This project ignores the tests that need the demo. It also ignores the tests for which one host is enough.
      testIgnore: [
        matchFolders(
          ...['budgets', 'access', 'catalogue', 'demo', 'engines', 'hosts', 'offline', 'screenshots'],
          'static-host',
        ),
        /\/e2e\/journeys\/keyboard\.spec\.ts$/,
      ],
      use: { baseURL: portalUrl, mockUrl, serviceWorkers: 'block' },
    },
    // Only the tests of `offline` use the service worker of the production build.
    { name: 'offline', testMatch: matchFolders('offline'), use: { baseURL: portalUrl, mockUrl } },
    { name: 'build', testMatch: matchFolders('budgets'), use: { baseURL: portalUrl } },
  ],
  webServer: [
    { ...server, command: 'rsbuild preview --env-mode demo', url: demoUrl, env: { PORT: `${demoPort}` } },
    {
      ...server,
      command: 'rsbuild preview',
      url: portalUrl,
      env: { PORT: `${portalPort}`, API_URL: mockUrl, ACCENTS: '102=#9a4d12' },
    },
    {
      ...server,
      command: `node mocks/http.ts --port ${mockPort} --portal-url ${portalUrl} --quiet`,
      url: `${mockUrl}/__mock/state`,
    },
  ],
})
