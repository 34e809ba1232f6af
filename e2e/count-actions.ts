import type { Page } from '@playwright/test'

/** Counts the presses of a pointer and of keys in a page from now on, also after it opens another address. */
export async function countActions(page: Page): Promise<() => { taps: number; keys: number }> {
  const total = { taps: 0, keys: 0 }
  await page.exposeFunction('reportAction', (name: 'taps' | 'keys') => {
    total[name] += 1
  })
  const listen = () => {
    const { reportAction } = window as unknown as { reportAction: (name: 'taps' | 'keys') => unknown }
    const count = (type: string, name: 'taps' | 'keys') =>
      window.addEventListener(type, (event) => event.isTrusted && reportAction(name), true)
    count('pointerdown', 'taps')
    count('keydown', 'keys')
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => ({ ...total })
}
