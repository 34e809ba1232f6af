import type { Page } from '@playwright/test'
import { measureSlowness } from '../longest-task'

declare global {
  interface Window {
    interactions: { name: string; duration: number }[]
  }
}

const slowdown = 4

/**
 * Presses something on a page that is slowed down four times, and waits for the effect. Returns the longest time from the press to the
 * next paint, in milliseconds, as the browser reports it for "interaction to next paint". On a slow or busy machine, the time is
 * corrected as in `expectShortTasks`.
 */
export async function measureInteraction(
  page: Page,
  press: () => Promise<void>,
  waitForEffect: () => Promise<void>,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    window.interactions = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.interactions.push({ name: entry.name, duration: entry.duration })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const { slowness } = await measureSlowness(page, slowdown, async () => {
    await press()
    // The browser reports an event after the frame that follows it. A search for the effect would delay that frame, so it comes after.
    await page.waitForFunction(() => window.interactions.some(({ name }) => name === 'click'))
    await waitForEffect()
  })
  const times = await page.evaluate(() => window.interactions.map(({ duration }) => duration))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return Math.max(...times) / Math.max(1, slowness)
}
