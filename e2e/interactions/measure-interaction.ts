import type { Page } from '@playwright/test'
import { measureSlowness } from '../longest-task'

declare global {
  interface Window {
    interactions: { name: string; duration: number }[]
  }
}

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
    window.interactions = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.interactions.push({ name: entry.name, duration: entry.duration })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const { slowness } = await measureSlowness(page, slowdown, action)
  // The browser reports an event after the frame that follows it.
  await page.waitForFunction(() => window.interactions.some(({ name }) => name === 'click'))
  const times = await page.evaluate(() => window.interactions.map(({ duration }) => duration))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return Math.max(...times) / Math.max(1, slowness)
}
