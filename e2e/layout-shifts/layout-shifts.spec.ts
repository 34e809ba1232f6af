import { expect, signIn, test } from '../fixtures'
import { restTag } from '../scope'
import { sizes } from '../screen-states/screen-state'
import { shownAddresses } from './addresses'
import { describeShifts, maxLayoutShift, recordLayoutShifts, sumLargestWindow } from './layout-shifts'
import { stageResponses } from './staged-responses'

const [phone, desk] = sizes

const combinations = [
  { size: phone, order: 'first' },
  { size: desk, order: 'last' },
  { size: phone, order: 'last' },
  { size: desk, order: 'first' },
] as const

/** The size of the window, and which request is answered first, for the address with this index: by turns. */
const getCombination = (index: number) => combinations[index % combinations.length] ?? combinations[0]

for (const [index, { address, visitor }] of shownAddresses.entries()) {
  const { size, order } = getCombination(index)
  test(`${address} moves nothing at ${size.width} px for ${visitor} while the ${order} request is answered first`, {
    ...(index % 3 !== 0 && restTag),
  }, async ({ page, httpMockUrl }) => {
    await page.setViewportSize(size)
    if (visitor !== 'nobody') await signIn(page, visitor, '/icon.svg')
    await recordLayoutShifts(page)
    const responses = await stageResponses(page, httpMockUrl, order)
    await page.goto(address)
    await responses.waitUntilLoaded()
    const shifts = await page.evaluate(() => window.layoutShifts)
    expect(sumLargestWindow(shifts), describeShifts(shifts)).toBeLessThanOrEqual(maxLayoutShift)
  })
}
