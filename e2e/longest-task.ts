import { expect, type Page } from '@playwright/test'

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
async function longestTask<Answer>(page: Page, run: () => Promise<Answer>) {
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

/** How long a page takes for work that never changes, in ms: the least of seven, so that what disturbed one does not count. */
const referenceTask = (page: Page): Promise<number> =>
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

/** What the reference work takes in a browser on a machine of today, in ms. */
const usualReference = 17

interface Bar {
  what: string
  /** No task may take as long on a machine of today; on one that is slower by half, no task longer by half. */
  ms: number
  /** How many times slower than its machine the browser is made. */
  slowdown?: number
}

/**
 * Fails where one task of the page takes too long while something goes on. The machine is measured in the same run, before
 * and after: one and the same page took from 145 to 270 ms on one machine, as busy as its neighbours were.
 */
export async function expectShortTasks<Answer>(
  page: Page,
  { what, ms, slowdown = 1 }: Bar,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = await referenceTask(page)
  const { longest, answer } = await longestTask(page, run)
  const machine = Math.max(before, await referenceTask(page)) / slowdown / usualReference
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const seen = `${Math.round(longest)} ms on a machine ${machine.toFixed(2)} times as slow as a usual one`
  expect(
    longest / Math.max(1, machine),
    `${what}: ${seen}; longest task as on a usual one, in ms`,
  ).toBeLessThan(ms)
  return answer
}
