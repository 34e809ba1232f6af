import { expect, type Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** The CPU time that the thread used for the event, in microseconds. */
  tdur?: number
  args?: { name?: string }
}

const isInThread = (thread: TraceEvent) => (event: TraceEvent) =>
  event.pid === thread.pid && event.tid === thread.tid

/**
 * Runs an action, and measures the tasks that the main threads of the browser's pages run during the action. Returns the
 * action's `result`, and the CPU time of the longest task as `longestMs`. CPU time excludes the time that other programs use.
 */
async function measureLongestTask<Result>(page: Page, action: () => Promise<Result>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page belongs to no browser, so its tasks cannot be traced')
  await browser.startTracing(page, { categories: ['toplevel'] })
  const result = await action()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = traceEvents.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const times = threads.flatMap((thread) =>
    tasks.filter(isInThread(thread)).map(({ tdur = 0 }) => tdur / 1_000),
  )
  const longestMs = times.reduce((maximum, time) => Math.max(maximum, time), 0)
  if (longestMs === 0) throw new Error('the trace has no task')
  return { longestMs, result }
}

/**
 * Measures how many milliseconds a fixed task takes in the page. Returns the median of seven runs: other work of the host delays the
 * measured action as often as these runs, and a minimum would show the delays of none.
 */
const measureReferenceTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const measureOnce = () => {
      const start = performance.now()
      const rows = Array.from({ length: 40_000 }, (_, index) => ({
        id: (index * 7_919) % 40_009,
        name: `Fila ${index}`,
      }))
      const copiedRows: typeof rows = JSON.parse(JSON.stringify(rows))
      copiedRows.sort((left, right) => left.id - right.id || left.name.localeCompare(right.name))
      return performance.now() - start
    }
    const times = Array.from({ length: 7 }, measureOnce).toSorted((left, right) => left - right)
    return times[3] ?? Number.NaN
  })

/** The time of the reference task on a typical machine, in milliseconds. */
const typicalReferenceMs = 17

/**
 * Runs an action on a page that is slowed down `slowdown` times. Returns its result, and how many times slower than a typical machine
 * this machine is: a reference task is measured before and after the action.
 */
export async function measureSlowness<Result>(page: Page, slowdown: number, action: () => Promise<Result>) {
  const firstReferenceMs = await measureReferenceTask(page)
  const result = await action()
  const referenceMs = Math.max(firstReferenceMs, await measureReferenceTask(page))
  return { slowness: referenceMs / slowdown / typicalReferenceMs, result }
}

interface TaskLimit {
  /** Names the action in the message of a failed test. */
  label: string
  /**
   * The limit of a task on a typical machine with the `slowdown`, in milliseconds. On a slower machine, the limit grows in
   * proportion.
   */
  ms: number
  /** The factor by which the browser is slowed down. */
  slowdown?: number
  /**
   * How often the action may run; once by default. The run with the shortest longest task counts, because a collection of garbage, or a
   * pause of the machine, can fall into any run.
   */
  runs?: number
  /** Prepares the page before each run. */
  prepare?: () => Promise<void>
}

/** Runs an action in a slowed down page. Returns its result, its longest task, and that time corrected for a slow machine. */
async function measureRun<Result>(page: Page, slowdown: number, action: () => Promise<Result>) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { slowness, result: measured } = await measureSlowness(page, slowdown, () =>
    measureLongestTask(page, action),
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const { longestMs, result } = measured
  const measurement = `${Math.round(longestMs)} ms on a machine ${slowness.toFixed(2)} times as slow as a typical machine`
  return { result, measurement, correctedMs: longestMs / Math.max(1, slowness) }
}

/**
 * Runs an action, and returns its result. Fails if a task of the page exceeds the limit during the action. The action waits with
 * `waitFor` and by text or CSS: a locator by role, and the snapshot that a failing `expect` takes, are long tasks of the page, too. A slow or busy
 * machine has a higher limit. To notice such a machine, the function measures a reference task before and after the action.
 * On one machine, the same action took from 145 to 270 ms, depending on the load.
 */
export async function expectShortTasks<Result>(
  page: Page,
  { label, ms, slowdown = 1, runs = 1, prepare }: TaskLimit,
  action: () => Promise<Result>,
): Promise<Result> {
  const run = async () => {
    await prepare?.()
    return measureRun(page, slowdown, action)
  }
  let fastest = await run()
  for (let runCount = 1; runCount < runs && fastest.correctedMs >= ms; runCount += 1) {
    const next = await run()
    if (next.correctedMs < fastest.correctedMs) fastest = next
  }
  const { result, measurement, correctedMs } = fastest
  expect(
    correctedMs,
    `${label}: the longest task took ${measurement}; 'Received' is that time, corrected for a slow machine`,
  ).toBeLessThan(ms)
  return result
}
