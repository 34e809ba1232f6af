import { setupWorker } from 'msw/browser'
import type { ReactNode } from 'react'
import { mswHandlers } from './msw-handlers.ts'
import { openWorkbookInWorker } from './open-workbook-in-worker.ts'
import { broadcastClockChanges, createWorldDate } from './page-clock.ts'
import { getPageBuild, getPageRoot } from './page-root.ts'
import { copy } from './panel/copy.ts'
import { showDemoButton } from './panel/demo-button.ts'
import { showNotice } from './panel/notice.ts'
import { administrationPage, handedOver, isAdministration } from './panel/stand-in/administration.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import type { PortalBridge } from './portal-bridge.ts'
import { answerRequest } from './server.ts'
import { serveStoredFiles } from './stored-files-in-page.ts'
import { wait } from './wait.ts'
import { openIndexedDbLogStore } from './world/indexed-db-log-store.ts'
import { openIndexedDbSnapshotStore } from './world/indexed-db-snapshot-store.ts'
import { type LogStore, MemoryLogStore } from './world/log.ts'
import type { SnapshotStore } from './world/snapshot.ts'
import { World } from './world/world.ts'
import { yieldToBrowser } from './yield-to-browser.ts'

/** The page's services for its backend. */
export interface StartMockOptions {
  /** Returns milliseconds since 1970 by the page's own clock. The page's `Date` is replaced by the world's. */
  wallClock: () => number
  portal: PortalBridge
  refreshPortal: () => void
  /** The query with which the page was opened, which may contain a state link. */
  search: string
}

const report = (word: string) => console.info(word)

/** Opens a log that all tabs share, or a log in memory if the browser has no storage. */
async function openLogStore(root: string): Promise<LogStore> {
  try {
    return await openIndexedDbLogStore(root)
  } catch {
    report('Mock backend: the browser keeps no data, so a reload begins anew.')
    return new MemoryLogStore()
  }
}

/** Opens the snapshot store; without one a large world is built at each load. */
const openSnapshots = (root: string): Promise<SnapshotStore | undefined> =>
  openIndexedDbSnapshotStore(root, getPageBuild()).catch(() => undefined)

/** MSW updates its worker without awaiting it, so that a closed page would leave an unhandled rejection. */
function ignoreFailedUpdates(): void {
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = async function updateIfPossible() {
    return update.call(this).catch(() => this)
  }
}

const hasStateLink = (search: string) => /[?&]demo(?:[=&]|$)/.test(search)

/** Opens the state link of the address before the portal reads any data. Returns the message of a refusal. */
async function openState({ search, wallClock, portal }: StartMockOptions): Promise<string | undefined> {
  if (!hasStateLink(search)) return undefined
  const { openLinkInPage } = await import(
    /* webpackChunkName: "demo-link" */ './state-link/open-link-in-page.ts'
  )
  return openLinkInPage(search, { portal, wallClock: wallClock, pause: yieldToBrowser })
}

/** Starts the backend in the page. Returns a page to render instead of the portal, if the address has one. */
export async function startMock(options: StartMockOptions): Promise<ReactNode> {
  const { wallClock, portal, refreshPortal } = options
  const root = getPageRoot()
  const [store, snapshots] = await Promise.all([openLogStore(root), openSnapshots(root)])
  const world = new World({
    root,
    wallClock: wallClock,
    wait,
    pause: yieldToBrowser,
    openWorkbook: openWorkbookInWorker,
    report: report,
    store,
    snapshots,
  })
  const line = new BroadcastChannel(`portal-mock${root}`)
  const answer = broadcastClockChanges(world, (request) => answerRequest(world, request), line)
  // Browsers have service workers on https and localhost only; elsewhere MSW intercepts the page's own calls.
  const hasWorker = 'serviceWorker' in navigator
  if (hasWorker) {
    ignoreFailedUpdates()
    serveStoredFiles(answer)
  }
  const worker = setupWorker(...mswHandlers(location.origin + root.slice(0, -1), answer))
  await Promise.all([
    runExclusive(world, async () => {}),
    worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: `${root}mockServiceWorker.js` },
    }),
  ])
  globalThis.Date = createWorldDate(world, Date)
  const refused = await openState(options)
  showDemoButton(portal, refreshPortal, !hasStateLink(options.search))
  if (refused) showNotice(refused)
  else if (!hasWorker) showNotice(copy.half)
  if (!isAdministration(location.pathname, root)) return undefined
  return administrationPage(await runExclusive(world, async () => handedOver(document.cookie, world)), root)
}
