import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { testInstant } from '../mock'

/** Executes an operation with its example request in Swagger UI, and returns the response status that the page shows. */
async function execute(operation: Locator): Promise<string | null> {
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  return operation.locator('.live-responses-table tbody .response-col_status').first().textContent()
}

test('the API documentation executes operations, requests nothing from other hosts, and fits into 1440 and 390 px', async ({
  page,
  mockUrl,
  mock,
}) => {
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== mockUrl) foreignRequests.push(request.url())
  })
  const readPageWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.evaluate(() => document.documentElement.scrollWidth)
  }
  // The fixtures stop the clock of the page, but the timers of Swagger UI need a running clock.
  await page.clock.setSystemTime(testInstant)
  await page.clock.resume()
  await page.goto(`${mockUrl}/docs/`)
  await expect(page.getByRole('heading', { name: /Residents' portal API/ })).toBeVisible()
  expect(await readPageWidth(1440)).toBe(1440)

  expect(await execute(page.locator('#operations-session-login'))).toBe('200')
  expect((await mock.state()).counts.sessions).toBe(1)
  expect(await readPageWidth(390)).toBe(390)
  // The sign-in above authorizes this call.
  expect(await execute(page.locator('#operations-session-listHomeModules'))).toBe('200')

  expect(foreignRequests).toEqual([])
  expect(await readPageWidth(390)).toBe(390)
})

test('the welcome page of the mock backend links to the API documentation', async ({ page, mockUrl }) => {
  await page.goto(`${mockUrl}/`)
  await expect(page.getByText('residente@demo.ar')).toBeVisible()
  await page.getByRole('link', { name: /^The documentation of the API/ }).click()
  await expect(page.locator('#operations-session-login')).toBeVisible()
})
