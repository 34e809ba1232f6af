import { setupWorker } from 'msw/browser'
import { openIndexedDbLogStore } from './db/indexed-db-log-store.ts'
import { type LogStore, MemoryLogStore } from './db/log.ts'
import { World } from './db/world.ts'
import { lendKeptFiles } from './kept-files-in-page.ts'
import { mswHandlers } from './msw-handlers.ts'
import { pageRoot } from './page-root.ts'
import type { Portal } from './panel/controls-context.tsx'
import { showDemoButton } from './panel/demo-button.ts'
import { turn } from './pipeline/turn.ts'
import { answerRequest } from './server.ts'
import { wait } from './wait.ts'
import { openWorkbookInWorker } from './workbook-in-page.ts'

/** What the page gives to its backend. */
export interface StartOptions {
  /** Milliseconds since 1970, as the page's clock has them. */
  wallClock: () => number
  /** What the portal lends to the panel. */
  portal: Portal
  /** Has the portal read anew what the backend holds. */
  refreshPortal: () => void
}

const tell = (word: string) => console.info(word)

/** After a message the browser has drawn what it had to draw; a timer would wait longer each time. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** A log that outlives the page and that all tabs share, where the browser can keep one. */
async function openStore(): Promise<LogStore> {
  try {
    return await openIndexedDbLogStore(pageRoot())
  } catch {
    tell('Mock backend: the browser keeps no data, so a reload begins anew.')
    return new MemoryLogStore()
  }
}

/**
 * msw looks for a newer worker at every start and waits for no answer; who closes the page meanwhile would be told of an
 * error that nobody caught. Without an answer the worker that is there goes on.
 */
function keepQuietAboutUpdates(): void {
  const { prototype } = ServiceWorkerRegistration
  const { update } = prototype
  prototype.update = async function updateIfPossible() {
    return update.call(this).catch(() => this)
  }
}

/**
 * Starts the backend in the page: from now on it answers the calls to the API at the page's own origin. The button of
 * its panel is shown.
 */
export async function startMock({ wallClock, portal, refreshPortal }: StartOptions): Promise<void> {
  const store = await openStore()
  const root = pageRoot()
  const world = new World({
    root,
    wall: wallClock,
    wait,
    pause,
    openWorkbook: openWorkbookInWorker,
    tell,
    store,
  })
  const answer = (request: Request) => answerRequest(world, request)
  keepQuietAboutUpdates()
  lendKeptFiles(answer)
  const worker = setupWorker(...mswHandlers(location.origin + root.slice(0, -1), answer))
  await Promise.all([
    turn(world, async () => {}),
    worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: `${root}mockServiceWorker.js` },
    }),
  ])
  showDemoButton(portal, refreshPortal)
}
