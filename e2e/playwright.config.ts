import { fileURLToPath } from 'node:url'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { findBrowser } from './find-browser'
import type { HostOptions } from './fixtures'
import { scope } from './scope'

/*
 * Most tests run in two projects. The project `worker` opens the demo with the mock backend in the page. The project `http`
 * opens the production build with the mock backend over HTTP. The project `offline` tests the service worker of the
 * production build, and the project `build` checks the built files. `npm run e2e` creates the builds. `npm test` runs each test
 * in one project; `npm run test:full` adds the rest (`scope.ts`).
 */

type Project = NonNullable<PlaywrightTestConfig<HostOptions>['projects']>[number]

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

/**
 * These arguments save a quarter of the CPU time of the tests: scripts run so briefly in a test that compiling them for speed
 * takes longer than it saves, and nobody sees the text that is drawn. The tests that measure time do without.
 */
const economyArguments = [
  '--js-flags=--max-optimized-bytecode-size=0',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--num-raster-threads=1',
]

/**
 * Returns a pattern for the tests in folders or files of `e2e`, such as `access` or `journeys/smoke`. A glob could also match a
 * folder above the project.
 */
const match = (...names: string[]) => new RegExp(`/e2e/(?:${names.join('|')})(?:/.*)?\\.spec\\.ts$`)

const worker: Project = { name: 'worker', use: { baseURL: demoUrl, mockUrl: undefined } }
const http: Project = { name: 'http', use: { baseURL: portalUrl, mockUrl, serviceWorkers: 'block' } }
// Only the tests of `offline` use the service worker of the production build.
const offline: Project = {
  name: 'offline',
  testMatch: match('offline'),
  use: { baseURL: portalUrl, mockUrl },
}
const build: Project = { name: 'build', testMatch: match('budgets'), use: { baseURL: portalUrl } }

/** The tests that need the mock over HTTP or the production build. The screenshots have their own command. */
const notForWorker = match(
  ...[
    'budgets',
    'chaos',
    'documentation',
    'examples',
    'first-pages',
    'hostile',
    'interactions',
    'layout-shifts',
    'offline',
    'screenshots',
  ],
)
const quickForWorker = match('catalogue', 'demo/panel', 'journeys/smoke', 'hosts/workers')
const quickForHttp = match('journeys', 'faults', 'examples', 'access', 'first-pages', 'layout-shifts')

const quickTests = { grepInvert: /@rest|@isolated/ }
const testsLeftOut = { grep: /@rest|@isolated|@sweep/ }

const projectsByScope: Record<'all' | 'quick' | 'rest', Project[]> = {
  all: [
    { ...worker, testIgnore: notForWorker },
    {
      ...http,
      testMatch: match(
        'journeys',
        'faults',
        'examples',
        'hostile',
        'documentation',
        'first-pages',
        'layout-shifts',
        'interactions',
        'engines',
      ),
    },
    offline,
    build,
  ],
  quick: [
    { ...worker, testMatch: quickForWorker, ...quickTests },
    { ...http, testMatch: quickForHttp, ...quickTests },
    { ...offline, ...quickTests },
    { ...build, ...quickTests },
  ],
  rest: [
    { ...worker, testIgnore: [notForWorker, quickForWorker] },
    { ...worker, name: 'worker, left out', testMatch: quickForWorker, ...testsLeftOut },
    { ...http, testMatch: match('hostile', 'documentation') },
    {
      ...http,
      name: 'http, left out',
      testMatch: match('engines', 'interactions', 'journeys', 'faults', 'examples', 'layout-shifts'),
      ...testsLeftOut,
    },
    { ...offline, ...testsLeftOut },
    { ...build, ...testsLeftOut },
  ],
}

/** Whether this run has only the tests that measure time. */
const isMeasuring = process.env.E2E_MEASURES === 'true'

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
    launchOptions: {
      executablePath: findBrowser(),
      args: isMeasuring ? browserArguments : [...browserArguments, ...economyArguments],
    },
  },
  projects: projectsByScope[scope ?? 'all'],
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
