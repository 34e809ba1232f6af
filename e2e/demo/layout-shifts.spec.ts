import { expect, signIn, test } from '../fixtures'
import {
  describeShifts,
  maxLayoutShift,
  recordLayoutShifts,
  sumLargestWindow,
} from '../layout-shifts/layout-shifts'

// Only the demo has app stores, so only the demo shows the banner and the notice about the app.
test('the notices about the mobile app move nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident')
  await recordLayoutShifts(page)
  for (const address of ['/', '/activitiesReport', '/submissions', '/managedproperties']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    const shifts = await page.evaluate(() => window.layoutShifts)
    expect(sumLargestWindow(shifts), describeShifts(shifts)).toBeLessThanOrEqual(maxLayoutShift)
  }
})
