import { fileURLToPath } from 'node:url'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { demoAccounts, demoPassword } from '../src/demo/accounts'
import { findBrowser } from './find-browser'
import type { HostOptions } from './fixtures'
import { scope } from './scope'
import type { StagingOptions } from './staging/staging-test'

/*
 * Most tests run in two projects. The project `worker` opens the demo with the mock backend in the page. The project `http`
 * opens the production build with the mock backend over HTTP. The project `offline` tests the service worker of the
 * production build, and the project `build` checks the built files. `npm run e2e` creates the builds. `npm test` runs each test
 * in one project, and leaves some out (`scope.ts`); `npm run test:full` runs everything.
 */

type Options = HostOptions & StagingOptions
type Project = NonNullable<PlaywrightTestConfig<object, Options>['projects']>[number]

const root = fileURLToPath(new URL('..', import.meta.url))
/** The first of three consecutive ports. Two runs at the same time on one machine need different ports. */
const firstPort = Number(process.env.E2E_PORT ?? 3100)
const [demoPort, portalPort, mockPort] = [firstPort, firstPort + 1, firstPort + 2]
const demoUrl = `http://localhost:${demoPort}`
const portalUrl = `http://localhost:${portalPort}`
const mockServerUrl = `http://127.0.0.1:${mockPort}`
/** The address at which the portal and the tests call the mock backend: that of a proxy, if one stands before it. */
const mockUrl = process.env.E2E_MOCK_PROXY ?? mockServerUrl

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
 * These arguments save a quarter of the CPU time of the tests: scripts run so briefly in a test that optimizing long functions
 * takes longer than it saves, but axe calls its short functions often; and nobody sees the text that is drawn. The tests that
 * measure time do without.
 */
const economyArguments = [
  '--js-flags=--no-turbofan --max-optimized-bytecode-size=600',
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
/** A part of the journeys, without the APIs that the oldest supported browsers lack. `E2E_OLDEST=true` runs any test so. */
const oldest: Project = {
  ...http,
  name: 'oldest',
  testMatch: match('journeys/authorize', 'journeys/smoke', 'journeys/new-submission', 'browsers/removal'),
  use: { ...http.use, hasOldestApis: true },
}
const build: Project = {
  name: 'build',
  testMatch: match('budgets', 'browsers/scripts', 'browsers/styles', 'browsers/planted'),
  use: { baseURL: portalUrl },
}

/**
 * The tests that only read, and know nothing of the data. They also run against an installation: `E2E_PORTAL_URL` is its
 * address; without it, this build calls the API at `E2E_API_URL`, and without that the mock backend.
 */
const { E2E_PORTAL_URL: stagingPortalUrl, E2E_API_URL: stagingApiUrl } = process.env
const isStaging = stagingPortalUrl !== undefined || stagingApiUrl !== undefined
const safe: Project = {
  name: 'safe',
  testMatch: match('staging'),
  use: {
    baseURL: stagingPortalUrl ?? portalUrl,
    serviceWorkers: 'block',
    username: process.env.E2E_USERNAME ?? demoAccounts.resident.username,
    password: process.env.E2E_PASSWORD ?? demoPassword,
    stagingApiUrl: stagingApiUrl ?? (isStaging ? undefined : mockUrl),
    hasKnownData: !isStaging,
  },
}
// These tests start nginx and Caddy, and use the service worker too.
const servers: Project = {
  name: 'servers',
  testMatch: match('servers'),
  use: { baseURL: portalUrl, mockUrl },
}
/** The tests of `servers` that an installation can pass: they read files, and need no API. */
const installationResponses: Project = { ...servers, testMatch: match('servers/responses') }

/**
 * The journeys that also run in the demo: those whose result could depend on the host of the mock backend, because of files or of
 * a session. `hosts/agree` compares the responses of every operation in all hosts.
 */
const journeysOfDemo = ['lot-photos', 'session', 'smoke']

/** The tests that need the mock over HTTP or the production build. The screenshots have their own command. */
const notForWorker = match(
  ...[
    'access',
    `journeys/(?!(?:${journeysOfDemo.join('|')})\\.).*`,
    'faults',
    'browsers/(?!rendered).*',
    'budgets',
    'chaos',
    'documentation',
    'engines',
    'examples',
    'first-pages',
    'hostile',
    'interactions',
    'layout-shifts',
    'offline',
    'screenshots',
    'servers',
    'staging',
  ],
)
const quickForWorker = match('catalogue', 'demo/panel', 'journeys/smoke', 'hosts/workers')
const quickForHttp = match('journeys', 'faults', 'examples', 'access', 'first-pages', 'layout-shifts')

const quickTests = { grepInvert: /@rest|@isolated/ }

const projectsByScope: Record<'all' | 'quick', Project[]> = {
  all: [
    { ...worker, testIgnore: notForWorker },
    {
      ...http,
      testMatch: match(
        'journeys',
        'access',
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
    servers,
    build,
    oldest,
    safe,
  ],
  quick: [
    { ...worker, testMatch: quickForWorker, ...quickTests },
    { ...http, testMatch: quickForHttp, ...quickTests },
    { ...offline, ...quickTests },
    { ...build, ...quickTests },
    { ...safe, ...quickTests },
  ],
}

/** Whether this run has only the tests that measure time. */
const isMeasuring = process.env.E2E_MEASURES === 'true'

const server = { cwd: root, stdout: 'ignore', stderr: 'pipe', timeout: 30_000 } as const

const portalServer = {
  ...server,
  command: 'rsbuild preview',
  url: portalUrl,
  env: { PORT: `${portalPort}`, API_URL: stagingApiUrl ?? mockUrl, ACCENTS: '102=#9a4d12' },
}
const stagingProjects = stagingPortalUrl === undefined ? [safe] : [safe, installationResponses]
const stagingServers = stagingPortalUrl === undefined ? [portalServer] : []
const mockServers = [
  { ...server, command: 'rsbuild preview --env-mode demo', url: demoUrl, env: { PORT: `${demoPort}` } },
  portalServer,
  {
    ...server,
    command: `node mocks/http.ts --port ${mockPort} --portal-url ${portalUrl} --quiet`,
    url: `${mockServerUrl}/__mock/state`,
  },
]

export default defineConfig<object, Options>({
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
    hasOldestApis: process.env.E2E_OLDEST === 'true',
    demoUrl,
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
  projects: isStaging ? stagingProjects : projectsByScope[scope ?? 'all'],
  webServer: isStaging ? stagingServers : mockServers,
})
