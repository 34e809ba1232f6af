import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './find-browser'
import type { HostOptions } from './fixtures'

/*
 * Every journey runs twice: in the demo, with the mock in the page (`worker`), and in the portal for production, with
 * the mock over HTTP (`http`). `offline` is for production too, with its
 * service worker; `build` looks at what was built, without a browser. The builds are made by `npm run e2e`.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
/** The first of three ports in a row. Two runs on one machine need different ones. */
const firstPort = Number(process.env.E2E_PORT ?? 3100)
const [demoPort, portalPort, mockPort] = [firstPort, firstPort + 1, firstPort + 2]
const demoUrl = `http://localhost:${demoPort}`
const portalUrl = `http://localhost:${portalPort}`
const mockUrl = `http://127.0.0.1:${mockPort}`

/** Quiet and the same everywhere: no sandbox (a container's root has none), no calls of the browser's own. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The tests of some folders. A glob would also mean folders of that name above the project, such as a clone's. */
const inFolders = (...names: string[]) => new RegExp(`/e2e/(?:${names.join('|')})/.*\\.spec\\.ts$`)

const server = { cwd: root, stdout: 'ignore', stderr: 'pipe', timeout: 30_000 } as const

export default defineConfig<HostOptions>({
  testDir: '.',
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores that there are at least: each waits for the other half of its time.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    httpMockUrl: mockUrl,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step costs a sixth of the time: who looks for a fault asks for one with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    {
      name: 'worker',
      // The documentation is served by the mock over HTTP, which other teams' tests use, too; pictures have a command of
      // their own. What addresses may do is asked of the portal for production.
      testIgnore: inFolders('budgets', 'documentation', 'examples', 'hostile', 'offline', 'screenshots'),
      use: { baseURL: demoUrl, mockUrl: undefined },
    },
    {
      name: 'http',
      // What is seen is the same in both hosts and what the keys do to it; the catalogue is in the demo alone, and hosts
      // and engines are compared once. The panel is the demo's.
      testIgnore: [
        inFolders(
          ...['budgets', 'access', 'catalogue', 'demo', 'engines', 'hosts', 'offline', 'screenshots'],
          'static-host',
        ),
        /\/e2e\/journeys\/keyboard\.spec\.ts$/,
      ],
      use: { baseURL: portalUrl, mockUrl, serviceWorkers: 'block' },
    },
    // The residents' own service worker, which the other journeys are to go without.
    { name: 'offline', testMatch: inFolders('offline'), use: { baseURL: portalUrl, mockUrl } },
    { name: 'build', testMatch: inFolders('budgets'), use: { baseURL: portalUrl } },
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
