import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/domain/days'
import { getExpiry } from '@/domain/expiry'

const today = '2026-03-16'

test.each([
  ['2026-03-15', { state: 'over', lastDay: '2026-03-15' }],
  ['2026-03-16', { state: 'near', daysLeft: 0 }],
  ['2026-03-17', { state: 'near', daysLeft: 1 }],
  ['2026-03-30', { state: 'near', daysLeft: 14 }],
  ['2026-03-31', undefined],
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
])('returns the expiry for the last valid day %j: %j', (lastDay, expected) => {
  expect(getExpiry(lastDay, today)).toEqual(expected)
})

test('returns `over` for a past day, `near` with the days left for today and the next 14 days, else undefined', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), (dayCount) => {
      const expiry = getExpiry(addDays(today, dayCount), today)
      if (dayCount < 0) return expiry?.state === 'over'
      return dayCount > 14 ? expiry === undefined : expiry?.state === 'near' && expiry.daysLeft === dayCount
    }),
  )
})
