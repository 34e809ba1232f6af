import type { Page } from '@playwright/test'
import { measureSlowness } from '../longest-task'

declare global {
  interface Window {
    interactionTimes: number[]
  }
}

/** The observer reports an event after the frame that follows it. */
const settlingMs = 300
const slowdown = 4

/**
 * Runs an action on a page that is slowed down four times. Returns the longest time from a press to the next paint, in
 * milliseconds, as the browser reports it for "interaction to next paint". On a slow or busy machine, the time is corrected as in
 * `expectShortTasks`.
 */
export async function measureInteraction(page: Page, action: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    window.interactionTimes = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.interactionTimes.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const { slowness } = await measureSlowness(page, slowdown, action)
  await page.waitForTimeout(settlingMs)
  const times = await page.evaluate(() => window.interactionTimes)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  if (times.length === 0) throw new Error('the browser reported no interaction')
  return Math.max(...times) / Math.max(1, slowness)
}
