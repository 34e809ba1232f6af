import { createVisits, type Visit } from './visits'

/** The functions and selectors of a page that renders one table. `run.ts` explains the kinds of tables. */
interface BenchPage {
  render: (kind: string, visits: Visit[]) => void
  /** The selector of the rows. */
  rowSelector: string
  /** The selector of the element that sorts by name when it is pressed. */
  sortButtonSelector: string
  /**
   * Whether the table is rendered: with all rows, or with some rows if tables of its kind render only the visible rows.
   * `rowCount` is the number of rendered rows, `visitCount` the number of rows in the data.
   */
  isRendered: (kind: string, rowCount: number, visitCount: number) => boolean
}

/** The functions that the bench calls in the page. Each returns the milliseconds until the rows are rendered. */
export interface TableBench {
  /** Renders a table with `count` rows. */
  mount: (kind: string, count: number) => Promise<number>
  /** Sorts the table by name. */
  order: () => Promise<number>
}

declare global {
  interface Window {
    bench: TableBench
  }
}

/** Waits for a new task. The browser runs the tasks that are already scheduled first. */
const waitForTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Measures the time from the call of `action` until `isDone` returns true and the next frame is rendered. */
async function measureUntil(action: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now()
  action()
  while (!isDone()) await waitForTask()
  await new Promise(requestAnimationFrame)
  await waitForTask()
  return performance.now() - start
}

/** Sets `window.bench`, with which `run.ts` measures the table of the page. */
export function exposeBench({ render, rowSelector, sortButtonSelector, isRendered }: BenchPage): void {
  const countRows = () => document.querySelectorAll(rowSelector).length
  const getFirstRowText = () => document.querySelector(rowSelector)?.textContent
  window.bench = {
    mount: (kind, count) => {
      const visits = createVisits(count)
      return measureUntil(
        () => render(kind, visits),
        () => isRendered(kind, countRows(), count),
      )
    },
    order: () => {
      const textBefore = getFirstRowText()
      return measureUntil(
        () => document.querySelector<HTMLElement>(sortButtonSelector)?.click(),
        () => getFirstRowText() !== textBefore,
      )
    },
  }
}
