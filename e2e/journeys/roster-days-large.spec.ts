import type { Page } from '@playwright/test'
import { expect, isolatedTag, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'

const address = '/construction/501?tab=nomina&modo=dias'
const findTimeline = (page: Page) => page.getByRole('grid', { name: /^Quiénes entran del / })

test('prints all rows of five hundred workers', async ({ page, mock }) => {
  await mock.reset({ scenario: 'large' })
  await signIn(page, 'resident', address)
  await expect(page.getByText(/^500 personas/)).toBeVisible({ timeout: 60_000 })
  expect(await page.getByRole('rowheader').count()).toBeLessThan(60)
  await page.evaluate(() => {
    const counts: number[] = []
    Object.assign(window, { printedCounts: counts })
    window.addEventListener('beforeprint', () =>
      queueMicrotask(() => counts.push(document.querySelectorAll('[role=rowheader]').length)),
    )
  })
  await page.pdf()
  expect(await page.evaluate(() => Reflect.get(window, 'printedCounts'))).toEqual([500])
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(60)
})

/** The maximum duration, in milliseconds, of a task of the page in a browser that is slowed down by the factor four. */
const longestTaskMs = 50

test(
  'moves through five hundred workers by keyboard, and scrolls them, without a task over 50 ms',
  isolatedTag,
  async ({ page, mock }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    await mock.reset({ scenario: 'large' })
    await signIn(page, 'resident', address)
    await expect(page.getByText(/^500 personas/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('rowheader').first().focus()
    await expectShortTasks(
      page,
      { label: 'the next days of 500 workers, by keyboard', ms: longestTaskMs, slowdown: 4, runs: 3 },
      async () => {
        await page.keyboard.press('Control+Home')
        for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowDown')
        for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight')
      },
    )
    await expect(page.locator(':focus')).toHaveAttribute('data-cell', '10 10')

    const { x = 0, y = 0 } = (await findTimeline(page).boundingBox()) ?? {}
    await page.mouse.move(x + 600, y + 200)
    await expectShortTasks(
      page,
      { label: 'the next days of 500 workers, scrolled', ms: longestTaskMs, slowdown: 4, runs: 3 },
      async () => {
        await page.mouse.wheel(0, -1_000_000)
        for (let step = 0; step < 30; step += 1) {
          await page.mouse.wheel(0, 400)
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        }
      },
    )
    expect(await findTimeline(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(5_000)
  },
)
