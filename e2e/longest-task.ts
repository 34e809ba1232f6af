import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** The thread's own time, in millionths of a second. */
  tdur?: number
  args?: { name?: string }
}

const isOf = (thread: TraceEvent) => (event: TraceEvent) =>
  event.pid === thread.pid && event.tid === thread.tid

/**
 * The longest task of the pages' threads while something goes on, in ms of those threads' own time: for how long a page
 * answers nobody, without what other programs take of the machine meanwhile.
 */
export async function longestTask<Answer>(page: Page, run: () => Promise<Answer>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('only a browser of our own can be traced')
  await browser.startTracing(page, { categories: ['toplevel'] })
  const answer = await run()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = traceEvents.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const times = threads.flatMap((thread) => tasks.filter(isOf(thread)).map(({ tdur = 0 }) => tdur / 1_000))
  const longest = times.reduce((most, time) => Math.max(most, time), 0)
  if (longest === 0) throw new Error('the browser told no task')
  return { longest, answer }
}

/**
 * How long this machine takes for work that never changes, in ms, as slowed down as the page is: the least of seven. A bar
 * that is a multiple of it is the same on a quick machine and on a slow one.
 */
export const referenceTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const once = () => {
      const begun = performance.now()
      const rows = Array.from({ length: 40_000 }, (_, at) => ({
        id: (at * 7_919) % 40_009,
        name: `Fila ${at}`,
      }))
      const copied: typeof rows = JSON.parse(JSON.stringify(rows))
      copied.sort((one, other) => one.id - other.id || one.name.localeCompare(other.name))
      return performance.now() - begun
    }
    return Math.min(...Array.from({ length: 7 }, once))
  })
