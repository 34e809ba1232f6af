import { setupWorker } from 'msw/browser'
import type { ReactNode } from 'react'
import { createMswHandlers } from './msw-handlers.ts'
import { openWorkbookInWorker } from './open-workbook-in-worker.ts'
import { broadcastClockChanges, createWorldDate, openTabChannel } from './page-clock.ts'
import { getBuildHash, getPageRoot } from './page-root.ts'
import { copy } from './panel/copy.ts'
import { showDemoButton } from './panel/demo-button.ts'
import { showNotice } from './panel/notice.ts'
import {
  findSharedAccount,
  isAdministrationPath,
  renderAdministrationPage,
} from './panel/stand-in/administration.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import type { PortalBridge } from './portal-bridge.ts'
import { respondToRequest } from './server.ts'
import { serveStoredFiles } from './stored-files-in-page.ts'
import { wait } from './wait.ts'
import { openIndexedDbLogStore } from './world/indexed-db-log-store.ts'
import { openIndexedDbSnapshotStore } from './world/indexed-db-snapshot-store.ts'
import { type LogStore, MemoryLogStore } from './world/log.ts'
import type { SnapshotStore } from './world/snapshot.ts'
import { World } from './world/world.ts'
import { yieldToBrowser } from './yield-to-browser.ts'

/** What the page provides to the mock backend that runs in it. */
export interface StartMockOptions {
  /**
   * Returns the time of the device in milliseconds since 1970. `Date` cannot do so, because `startMock` makes `Date`
   * return the time of the world.
   */
  wallClock: () => number
  portal: PortalBridge
  /** Makes the portal refetch all data that it shows. */
  refreshPortal: () => void
  /** The query string with which the page was opened. It may contain the parameter `demo` of a state link. */
  search: string
}

const report = (message: string) => console.info(message)

/** Opens a log that all tabs share. If the browser has no storage, opens a log in memory. */
async function openLogStore(root: string): Promise<LogStore> {
  try {
    return await openIndexedDbLogStore(root)
  } catch {
    report('Mock backend: the browser keeps no data, so a reload starts a new world.')
    return new MemoryLogStore()
  }
}

/**
 * Opens the snapshot store; undefined if the browser has no storage. Without snapshots, the mock builds a large world again
 * at each page load.
 */
const openSnapshots = (root: string): Promise<SnapshotStore | undefined> =>
  openIndexedDbSnapshotStore(root, getBuildHash()).catch(() => undefined)

/**
 * Finds out whether the page may use service workers: they are absent from a page without https, and the browser refuses them if it
 * blocks storage.
 */
async function checkServiceWorkers(): Promise<'usable' | 'absent' | 'refused'> {
  if (!('serviceWorker' in navigator)) return 'absent'
  try {
    await navigator.serviceWorker.getRegistration()
    return 'usable'
  } catch {
    return 'refused'
  }
}

/**
 * Makes MSW intercept the calls that the code of the page sends. MSW does so if the browser has no service workers, but does not notice
 * that the page may not use them.
 */
function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/**
 * Ignores failed updates of the service worker. MSW does not await the updates, so a failure would be an unhandled
 * rejection.
 */
function ignoreFailedUpdates(): void {
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = async function updateIfPossible() {
    return update.call(this).catch(() => this)
  }
}

const hasStateLink = (search: string) => /[?&]demo(?:[=&]|$)/.test(search)

/** Opens the state of a state link, if `search` contains one. Returns a message for the user if the link is refused. */
async function openStateLink({ search, wallClock, portal }: StartMockOptions): Promise<string | undefined> {
  if (!hasStateLink(search)) return undefined
  const { openLinkInPage } = await import(
    /* webpackChunkName: "demo-link" */ './state-link/open-link-in-page.ts'
  )
  return openLinkInPage(search, { portal, wallClock, pause: yieldToBrowser })
}

/** Renders the page that replaces the web administration; undefined if the address is not that of the web administration. */
async function renderAdministrationIfRequested(world: World, root: string): Promise<ReactNode> {
  if (!isAdministrationPath(location.pathname, root)) return undefined
  const account = await runExclusive(world, async () => findSharedAccount(document.cookie, world))
  return renderAdministrationPage(account, root)
}

/**
 * Starts the mock backend in the page. Returns the page to render instead of the portal, or undefined to render the portal.
 */
export async function startMock(options: StartMockOptions): Promise<ReactNode> {
  const { wallClock, portal, refreshPortal } = options
  const root = getPageRoot()
  const [store, snapshots] = await Promise.all([openLogStore(root), openSnapshots(root)])
  const world = new World({
    root,
    wallClock,
    wait,
    pause: yieldToBrowser,
    openWorkbook: openWorkbookInWorker,
    report,
    store,
    snapshots,
  })
  const channel = openTabChannel(`portal-mock${root}`)
  const respond = broadcastClockChanges(world, (request) => respondToRequest(world, request), channel)
  const serviceWorkers = await checkServiceWorkers()
  if (serviceWorkers === 'usable') {
    ignoreFailedUpdates()
    serveStoredFiles(respond)
  } else hideServiceWorkers()
  const worker = setupWorker(...createMswHandlers(location.origin + root.slice(0, -1), respond))
  await Promise.all([
    // An empty task loads the world.
    runExclusive(world, async () => {}),
    worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: `${root}mockServiceWorker.js` },
    }),
  ])
  globalThis.Date = createWorldDate(world, Date)
  const refusalMessage = await openStateLink(options)
  const offersTour = !hasStateLink(options.search)
  showDemoButton(portal, refreshPortal, offersTour)
  if (refusalMessage) showNotice(refusalMessage)
  else if (serviceWorkers === 'absent') showNotice(copy.limitedDemo)
  else if (serviceWorkers === 'refused') showNotice(copy.demoWithoutStorage)
  return renderAdministrationIfRequested(world, root)
}
