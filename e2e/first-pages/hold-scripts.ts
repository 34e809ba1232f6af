import type { Page } from '@playwright/test'

/** Delays all scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/static/js/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
