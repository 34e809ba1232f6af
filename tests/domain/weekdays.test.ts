import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays, countDaysBetween, getWeekdayIndex } from '@/domain/days'
import {
  applyWeekdayRule,
  fromWeekdayFlags,
  getEffectiveWeekdays,
  toWeekdayFlags,
  type Weekday,
  weekdays,
} from '@/domain/weekdays'

const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('2000-01-01', offset))
const chosen = fc.subarray([...weekdays])
const question = fc.record({
  from: day,
  length: fc.integer({ min: 0, max: 400 }),
  chosen,
  isWeekendFiltered: fc.boolean(),
})

const zone = process.env.TZ
afterAll(() => {
  process.env.TZ = zone
})

const isWeekendDay = (day: Weekday) => day === 'saturday' || day === 'sunday'
const sameDays = (some: readonly Weekday[], others: readonly Weekday[]) =>
  some.length === others.length && some.every((day) => others.includes(day))

/** By hand and slowly, what the rule says quickly: walks the range day by day. */
function spannedByWalking(from: string, length: number): Set<Weekday> {
  const spanned = new Set<Weekday>()
  for (let step = 0; step <= Math.min(length, 14); step += 1)
    spanned.add(weekdays[getWeekdayIndex(addDays(from, step))] as Weekday)
  return spanned
}

/** Zone → minutes behind UTC in January, which proves that the zone is in force. */
const zones = [
  ['America/Argentina/Buenos_Aires', 180],
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 480],
] as const

describe.each(zones)('the weekday rule in %s', (tz, offset) => {
  test('holds for 10,000 ranges', () => {
    process.env.TZ = tz
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
    fc.assert(
      fc.property(question, ({ from, length, chosen, isWeekendFiltered }) => {
        const to = addDays(from, length)
        const answer = applyWeekdayRule({ from, to, chosen, isWeekendFiltered })
        const spanned = spannedByWalking(from, length)
        const isWeekendAlone = [...spanned].every(isWeekendDay)
        const expected = [...spanned].filter(
          (day) => !isWeekendFiltered || isWeekendAlone || !isWeekendDay(day),
        )
        const remaining = chosen.filter((day) => answer.available.includes(day))
        const again = applyWeekdayRule({ from, to, chosen: answer.chosen, isWeekendFiltered })
        return (
          countDaysBetween(from, to) === length &&
          // all days of the range, without a filtered weekend
          sameDays(answer.available, expected) &&
          // at least one day, and only available days
          answer.chosen.length > 0 &&
          answer.chosen.every((day) => answer.available.includes(day)) &&
          // the available ones of the chosen days
          (remaining.length === 0 || sameDays(answer.chosen, remaining)) &&
          // the same result for the same input
          sameDays(again.chosen, answer.chosen) &&
          sameDays(again.available, answer.available)
        )
      }),
      { numRuns: 10_000, seed: 20260316 },
    )
  })
})

test('keeps the days of a range of a weekend alone', () => {
  expect(
    applyWeekdayRule({ from: '2026-03-21', to: '2026-03-22', chosen: [], isWeekendFiltered: true }),
  ).toEqual({
    available: ['saturday', 'sunday'],
    chosen: ['saturday', 'sunday'],
  })
})

test('offers every day for a range that ends before it begins', () => {
  expect(applyWeekdayRule({ from: '2026-03-20', to: '2026-03-16', chosen: ['monday'] })).toEqual({
    available: [...weekdays],
    chosen: ['monday'],
  })
})

test('converts weekdays to flags and back', () => {
  fc.assert(fc.property(chosen, (days) => sameDays(fromWeekdayFlags(toWeekdayFlags(days)), days)))
})

test.each([
  ['of all week', weekdays, '2026-03-25', '2026-03-26', ['wednesday', 'thursday']],
  ['of none', [], '2026-03-25', '2026-03-26', ['wednesday', 'thursday']],
  ['of some', ['monday', 'thursday'], '2026-03-25', '2026-03-26', ['thursday']],
  ['of a week and more', ['monday', 'sunday'], '2026-03-16', '2026-03-30', ['monday', 'sunday']],
  ['of none that comes', ['monday'], '2026-03-25', '2026-03-26', []],
] as const)('limits the flags %s to the days of the range', (_, flags, from, to, held) => {
  expect(getEffectiveWeekdays({ ...toWeekdayFlags(flags), from_date: from, to_date: to })).toEqual(held)
})
