import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './find-browser'
import type { HostOptions } from './fixtures'

/*
 * Every journey runs twice: in the demo with the mock in the page (`worker`), and in the production build with the mock over
 * HTTP (`http`). `offline` tests the service worker of the production build, and `build` checks the built files.
 * `npm run e2e` creates the builds.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
/** The first of three consecutive ports. Two runs on one machine need different ports. */
const firstPort = Number(process.env.E2E_PORT ?? 3100)
const [demoPort, portalPort, mockPort] = [firstPort, firstPort + 1, firstPort + 2]
const demoUrl = `http://localhost:${demoPort}`
const portalUrl = `http://localhost:${portalPort}`
const mockUrl = `http://127.0.0.1:${mockPort}`

/** Disables the sandbox, which does not work as root in a container, and the background requests of the browser. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Matches the tests of some folders. A glob would also match folders of these names above the project. */
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
      // This project ignores the tests that need the mock over HTTP or the production build, and the screenshots, which
      // have their own command.
      testIgnore: matchFolders('budgets', 'documentation', 'examples', 'hostile', 'offline', 'screenshots'),
      use: { baseURL: demoUrl, mockUrl: undefined },
    },
    {
      name: 'http',
      // This project ignores the tests that need the demo, and the tests for which one host is enough.
      testIgnore: [
        matchFolders(
          ...['budgets', 'access', 'catalogue', 'demo', 'engines', 'hosts', 'offline', 'screenshots'],
          'static-host',
        ),
        /\/e2e\/journeys\/keyboard\.spec\.ts$/,
      ],
      use: { baseURL: portalUrl, mockUrl, serviceWorkers: 'block' },
    },
    // Only these tests use the service worker of the production build.
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
