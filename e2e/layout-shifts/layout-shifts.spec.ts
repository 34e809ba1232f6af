import { expect, signIn, test } from '../fixtures'
import { restTag } from '../scope'
import { sizes } from '../screen-states/screen-state'
import { shownAddresses } from './addresses'
import { describeShifts, maxLayoutShift, recordLayoutShifts, sumLargestWindow } from './layout-shifts'
import { stageResponses } from './staged-responses'

const combinations = sizes.flatMap((size) => (['first', 'last'] as const).map((order) => ({ size, order })))

/** Whether `npm test` runs a combination: one for each third address, by turns. */
const isQuick = (index: number, turn: number) => index % 3 === 0 && turn === (index / 3) % combinations.length

for (const [index, { address, visitor }] of shownAddresses.entries())
  for (const [turn, { size, order }] of combinations.entries())
    test(`${address} moves nothing at ${size.width} px for ${visitor} while the ${order} request is answered first`, {
      ...(!isQuick(index, turn) && restTag),
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
