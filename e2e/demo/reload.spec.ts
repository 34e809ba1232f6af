import type { Page } from '@playwright/test'
import { alone, expect, type Mock, signIn, test } from '../fixtures'

const times = 5
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** Until the authorizations of who is signed in are there again, in ms. */
async function reload(page: Page): Promise<number> {
  const begun = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: /^Ver pase/ }).first()).toBeVisible({ timeout: 30_000 })
  return performance.now() - begun
}

async function reloadsIn(scenario: 'demo' | 'large', page: Page, mock: Mock): Promise<number[]> {
  await page.goto('/login')
  await mock.reset({ scenario })
  await signIn(page, 'resident')
  // What is done once after a world was begun is none of it.
  await reload(page)
  const spent: number[] = []
  while (spent.length < times) spent.push(await reload(page))
  return spent
}

test(
  'a page with a large world is loaded anew nearly as quickly as one with a small world',
  alone,
  async ({ page, mock }) => {
    test.setTimeout(120_000)
    const small = await reloadsIn('demo', page, mock)
    const large = await reloadsIn('large', page, mock)
    const seen = `${small.map(Math.round)} ms with a small world, ${large.map(Math.round)} ms with a large one`
    expect(median(large) / median(small), seen).toBeLessThanOrEqual(1.5)
  },
)

test.describe('where the browser keeps no data', () => {
  test('a large world is built at each load', async ({ page, mock }) => {
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
