import { type Visit, visitsOf } from './visits'

/** A page that draws one table, and how to see that it has. */
interface DrawingPage {
  draw: (kind: string, visits: Visit[]) => void
  /** The elements of the rows. */
  rows: string
  /** What is pressed to order by name. */
  head: string
  /** Whether all that will be drawn is there. */
  isDrawn: (kind: string, drawnRows: number, asked: number) => boolean
}

/** What the bench calls in the page; milliseconds, until the frame with the rows has been drawn. */
export interface TableBench {
  mount: (kind: string, count: number) => Promise<number>
  order: () => Promise<number>
}

declare global {
  interface Window {
    bench: TableBench
  }
}

/** A task later: whatever was put off until then has been done. */
const aTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

async function millisecondsUntil(begin: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now()
  begin()
  while (!isDone()) await aTask()
  await new Promise(requestAnimationFrame)
  await aTask()
  return performance.now() - start
}

/** Hands a page's table to the bench. */
export function exposeBench({ draw, rows, head, isDrawn }: DrawingPage): void {
  const drawnRows = () => document.querySelectorAll(rows).length
  const first = () => document.querySelector(rows)?.textContent
  window.bench = {
    mount: (kind, count) => {
      const visits = visitsOf(count)
      return millisecondsUntil(
        () => draw(kind, visits),
        () => isDrawn(kind, drawnRows(), count),
      )
    },
    order: () => {
      const before = first()
      return millisecondsUntil(
        () => document.querySelector<HTMLElement>(head)?.click(),
        () => first() !== before,
      )
    },
  }
}
