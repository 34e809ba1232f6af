import { test as base, mergeTests } from '@playwright/test'
import { type HostOptions, test as portalTest } from '../fixtures'
import type { ServerName, TestedServer } from './server-programs'
import { buildPortal, rootBuild, startWebServer, type WebServer } from './web-server'

/** Which server serves the portal, and where. */
export interface Site {
  server: TestedServer
  /** The path of the portal, with a slash at both ends. */
  basePath: string
  /** Whether the server forwards the calls of the API, instead of the page calling another origin. */
  forwardsApi: boolean
}

export type Host = Pick<WebServer, 'url' | 'folder'>

const folderPath = '/portal/'

/** The portal at the root of a host with an API elsewhere, and below a folder of a host that also forwards the calls of the API. */
export const listSites = (server: ServerName): readonly Site[] => [
  { server, basePath: '/', forwardsApi: false },
  { server, basePath: folderPath, forwardsApi: true },
]

/** The address of an installation, undefined if the tests start the servers, and the folder of its build. */
const { E2E_PORTAL_URL, E2E_BUILD = rootBuild } = process.env
const installationUrl = E2E_PORTAL_URL?.replace(/\/*$/, '/')

/** The sites whose responses are tested: the installation, or else each server at each path. */
export const testedSites: readonly Site[] =
  installationUrl === undefined
    ? [...listSites('nginx'), ...listSites('caddy')]
    : [{ server: 'installation', basePath: new URL(installationUrl).pathname, forwardsApi: false }]

type OpenSite = (site: Site, mockUrl: string) => Promise<Host>

/** Returns a function that starts the server of a site at its first call, and one that stops all servers. */
function createServers(): { openSite: OpenSite; closeAll: () => Promise<void> } {
  const servers = new Map<string, Promise<WebServer>>()
  let folderBuild: string | undefined
  const findBuild = (basePath: string) => {
    if (basePath === '/') return rootBuild
    folderBuild ??= buildPortal(basePath)
    return folderBuild
  }
  const start = ({ server, ...site }: Site, mockUrl: string) => {
    if (server === 'installation') throw new Error('the tests cannot start an installation')
    return startWebServer({ ...site, server, mockUrl, build: findBuild(site.basePath) })
  }
  return {
    openSite: async (site, mockUrl) => {
      if (installationUrl !== undefined) return { url: installationUrl, folder: E2E_BUILD }
      const key = JSON.stringify(site)
      const server = servers.get(key) ?? start(site, mockUrl)
      servers.set(key, server)
      return server
    },
    closeAll: async () => {
      for (const server of await Promise.allSettled(servers.values()))
        if (server.status === 'fulfilled') await server.value.close()
    },
  }
}

/** Adds the fixture `host`: the address of the site. The tests of a Playwright worker share its server. */
export const test = base.extend<
  { site: Site; host: Host } & Pick<HostOptions, 'httpMockUrl'>,
  { openSite: OpenSite }
>({
  httpMockUrl: ['', { option: true }],
  openSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const { openSite, closeAll } = createServers()
      await use(openSite)
      await closeAll()
    },
    { scope: 'worker' },
  ],
  site: [{ server: 'nginx', basePath: '/', forwardsApi: false }, { option: true }],
  host: [
    async ({ site, httpMockUrl, openSite }, use) => use(await openSite(site, httpMockUrl)),
    // The first test below a folder builds the portal for it.
    { timeout: 200_000 },
  ],
})

/** Like `test`, for tests with a page and the mock backend. */
export const pageTest = mergeTests(portalTest, test)
