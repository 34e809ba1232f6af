import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { testInstant } from '../mock'

/** Tries an operation out with its example. Answers the status that the page shows. */
async function execute(operation: Locator): Promise<string | null> {
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  return operation.locator('.live-responses-table tbody .response-col_status').first().textContent()
}

test('the API is read and tried out in a browser without another host, at 1440 and at 390 px', async ({
  page,
  mockUrl,
  mock,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== mockUrl) elsewhere.push(request.url())
  })
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.evaluate(() => document.documentElement.scrollWidth)
  }
  // The viewer waits by the clock, which must not stand still.
  await page.clock.setSystemTime(testInstant)
  await page.clock.resume()
  await page.goto(`${mockUrl}/docs/`)
  await expect(page.getByRole('heading', { name: /Residents' portal API/ })).toBeVisible()
  expect(await widthAt(1440)).toBe(1440)

  expect(await execute(page.locator('#operations-session-login'))).toBe('200')
  expect((await mock.state()).counts.sessions).toBe(1)
  expect(await widthAt(390)).toBe(390)
  // Signed in by that, for the calls that need it.
  expect(await execute(page.locator('#operations-session-listHomeModules'))).toBe('200')

  expect(elsewhere).toEqual([])
  expect(await widthAt(390)).toBe(390)
})

test('the first page of the backend leads to its documentation', async ({ page, mockUrl }) => {
  await page.goto(`${mockUrl}/`)
  await expect(page.getByText('residente@demo.ar')).toBeVisible()
  await page.getByRole('link', { name: /to try out/ }).click()
  await expect(page.locator('#operations-session-login')).toBeVisible()
})
