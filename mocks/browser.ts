import { setupWorker } from 'msw/browser'
import type { ReactNode } from 'react'
import { openIndexedDbLogStore } from './db/indexed-db-log-store.ts'
import { openIndexedDbSnapshotStore } from './db/indexed-db-snapshot-store.ts'
import { type LogStore, MemoryLogStore } from './db/log.ts'
import type { SnapshotStore } from './db/snapshot.ts'
import { World } from './db/world.ts'
import { mswHandlers } from './msw-handlers.ts'
import { openWorkbookInWorker } from './open-workbook-in-worker.ts'
import { broadcastClockChanges, createWorldDate } from './page-clock.ts'
import { getPageBuild, getPageRoot } from './page-root.ts'
import { copy } from './panel/copy.ts'
import { showDemoButton } from './panel/demo-button.ts'
import { administrationPage, handedOver, isAdministration } from './panel/stand-in/administration.ts'
import { showWord } from './panel/word.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import type { PortalBridge } from './portal-bridge.ts'
import { answerRequest } from './server.ts'
import { serveStoredFiles } from './stored-files-in-page.ts'
import { wait } from './wait.ts'
import { yieldToBrowser } from './yield-to-browser.ts'

/** What the page gives to its backend. */
export interface StartMockOptions {
  /** Milliseconds since 1970 of the page's own clock: its `Date` shows the world's time once this has begun. */
  wallClock: () => number
  /** What the portal lends to the panel. */
  portal: PortalBridge
  /** Has the portal read anew what the backend holds. */
  refreshPortal: () => void
  /** The query of the address with which the page was opened: it may ask for a state. */
  search: string
}

const report = (word: string) => console.info(word)

/** A log that outlives the page and that all tabs share, where the browser can keep one. */
async function openLogStore(root: string): Promise<LogStore> {
  try {
    return await openIndexedDbLogStore(root)
  } catch {
    report('Mock backend: the browser keeps no data, so a reload begins anew.')
    return new MemoryLogStore()
  }
}

/** Without one a large world is built at each load. */
const openSnapshots = (root: string): Promise<SnapshotStore | undefined> =>
  openIndexedDbSnapshotStore(root, getPageBuild()).catch(() => undefined)

/**
 * msw looks for a newer worker at every start and waits for no answer; who closes the page meanwhile would be told of an
 * error that nobody caught. Without an answer the worker that is there goes on.
 */
function ignoreFailedUpdates(): void {
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = async function updateIfPossible() {
    return update.call(this).catch(() => this)
  }
}

/** Whether the address asks for a state. */
const hasStateLink = (search: string) => /[?&]demo(?:[=&]|$)/.test(search)

/** Opens the state that the address asks for, before the portal reads anything; answers why not, if it is refused. */
async function openState({ search, wallClock, portal }: StartMockOptions): Promise<string | undefined> {
  if (!hasStateLink(search)) return undefined
  const { openLinkInPage } = await import(
    /* webpackChunkName: "demo-link" */ './state-link/open-link-in-page.ts'
  )
  return openLinkInPage(search, { portal, wallClock: wallClock, pause: yieldToBrowser })
}

/**
 * Starts the backend in the page: from now on it answers the calls to the API at the page's own origin. The button of
 * its panel is shown. Answers the page that is to be drawn in the place of the portal, where the address is of another site.
 */
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
  // Elsewhere than at https and localhost browsers have none; then the library answers what the page itself asks.
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
  if (refused) showWord(refused)
  else if (!hasWorker) showWord(copy.half)
  if (!isAdministration(location.pathname, root)) return undefined
  return administrationPage(await runExclusive(world, async () => handedOver(document.cookie, world)), root)
}
