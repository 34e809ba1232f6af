import type { Page } from '@playwright/test'
import { expect, isolatedTag, type Mock, signIn, test } from '../fixtures'

const repetitions = 5

/** Measures the time from a reload until the authorizations are visible, in milliseconds. */
async function measureReload(page: Page): Promise<number> {
  const start = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible({ timeout: 30_000 })
  return performance.now() - start
}

/** Resets the world to a scenario, signs in, and measures several reloads, in milliseconds. */
async function measureReloads(scenario: 'demo' | 'large', page: Page, mock: Mock): Promise<number[]> {
  await page.goto('/login')
  await mock.reset({ scenario })
  await signIn(page, 'resident')
  // The first reload after a reset takes longer than the next ones, so its duration is discarded.
  await measureReload(page)
  const durations: number[] = []
  while (durations.length < repetitions) durations.push(await measureReload(page))
  return durations
}

test(
  'a reload takes at most 1.5 times as long with a large world as with a small world',
  isolatedTag,
  async ({ page, mock }) => {
    test.setTimeout(120_000)
    const smallDurations = await measureReloads('demo', page, mock)
    const largeDurations = await measureReloads('large', page, mock)
    const measurements = `${smallDurations.map(Math.round)} ms with a small world, ${largeDurations.map(Math.round)} ms with a large world`
    // A reload that other programs disturb takes up to twice as long, so the fastest ones are compared.
    expect(Math.min(...largeDurations) / Math.min(...smallDurations), measurements).toBeLessThanOrEqual(1.5)
  },
)

test.describe('in a browser without IndexedDB', () => {
  test('each page load starts a new default world', async ({ page, mock }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    })
    await page.goto('/login')
    await mock.reset({ scenario: 'large' })
    expect(await mock.state()).toMatchObject({ scenario: 'large' })
    await page.reload()
    expect(await mock.state()).toMatchObject({ scenario: 'demo' })
    await signIn(page, 'resident')
    await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible()
  })
})

/** Makes all storage of the page fail, as in a browser that blocks all cookies. Runs in the page. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  window.BroadcastChannel = class {
    constructor() {
      refuse()
    }
  } as unknown as typeof BroadcastChannel
  ServiceWorkerContainer.prototype.getRegistration = async () => refuse()
  ServiceWorkerContainer.prototype.register = async () => refuse()
}

test('in a browser that blocks storage, the demo says so, and works until a reload', async ({ page }) => {
  await page.addInitScript(blockStorage)
  await signIn(page, 'resident')
  await expect(page.getByText('Este navegador no deja que la página guarde datos')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible()
})
