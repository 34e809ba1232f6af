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
import { chooseCount } from '../support/scope'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays('2000-01-01', offset))
const anyWeekdays = fc.subarray([...weekdays])
const anyRuleInput = fc.record({
  from: anyDay,
  length: fc.integer({ min: 0, max: 400 }),
  chosen: anyWeekdays,
  isWeekendFiltered: fc.boolean(),
})

const originalTimeZone = process.env.TZ
afterAll(() => {
  process.env.TZ = originalTimeZone
})

const isWeekendDay = (day: Weekday) => day === 'saturday' || day === 'sunday'
const areSameDays = (left: readonly Weekday[], right: readonly Weekday[]) =>
  left.length === right.length && left.every((day) => right.includes(day))

/** Collects the weekdays of a range day by day, without the rule under test. The range ends `length` days after `from`. */
function collectWeekdays(from: string, length: number): Set<Weekday> {
  const rangeWeekdays = new Set<Weekday>()
  for (let offset = 0; offset <= Math.min(length, 14); offset += 1)
    rangeWeekdays.add(weekdays[getWeekdayIndex(addDays(from, offset))] as Weekday)
  return rangeWeekdays
}

/**
 * The time zones of the tests, each with the result of `getTimezoneOffset()` in January. The test asserts this result,
 * to prove that it runs in the time zone.
 */
const zones = [
  ['America/Argentina/Buenos_Aires', 180],
  ['Pacific/Kiritimati', -840],
  ['America/Los_Angeles', 480],
] as const

const rangeCount = chooseCount(1000, 10_000)

describe.each(zones)('the weekday rule in %s', (timeZone, expectedOffset) => {
  test(`returns the expected weekdays for ${rangeCount} ranges`, () => {
    process.env.TZ = timeZone
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(expectedOffset)
    fc.assert(
      fc.property(anyRuleInput, ({ from, length, chosen, isWeekendFiltered }) => {
        const to = addDays(from, length)
        const result = applyWeekdayRule({ from, to, chosen, isWeekendFiltered })
        const rangeWeekdays = collectWeekdays(from, length)
        const hasOnlyWeekendDays = [...rangeWeekdays].every(isWeekendDay)
        const expected = [...rangeWeekdays].filter(
          (day) => !isWeekendFiltered || hasOnlyWeekendDays || !isWeekendDay(day),
        )
        const availableChosenDays = chosen.filter((day) => result.available.includes(day))
        const repeatedResult = applyWeekdayRule({ from, to, chosen: result.chosen, isWeekendFiltered })
        return (
          countDaysBetween(from, to) === length &&
          // all weekdays of the range, except weekend days that the filter excludes
          areSameDays(result.available, expected) &&
          // at least one day, and only available days
          result.chosen.length > 0 &&
          result.chosen.every((day) => result.available.includes(day)) &&
          // exactly the chosen days that are available, if there are any
          (availableChosenDays.length === 0 || areSameDays(result.chosen, availableChosenDays)) &&
          // no further change when the rule is applied to its own result
          areSameDays(repeatedResult.chosen, result.chosen) &&
          areSameDays(repeatedResult.available, result.available)
        )
      }),
      { numRuns: rangeCount, seed: 20260316 },
    )
  })
})

test('chooses the excluded weekend days if the range has no other day', () => {
  expect(
    applyWeekdayRule({ from: '2026-03-21', to: '2026-03-22', chosen: [], isWeekendFiltered: true }),
  ).toEqual({
    available: ['saturday', 'sunday'],
    chosen: ['saturday', 'sunday'],
  })
})

test('offers every weekday for a range that ends before it begins', () => {
  expect(applyWeekdayRule({ from: '2026-03-20', to: '2026-03-16', chosen: ['monday'] })).toEqual({
    available: [...weekdays],
    chosen: ['monday'],
  })
})

test('converts weekdays to flags and back', () => {
  fc.assert(fc.property(anyWeekdays, (days) => areSameDays(fromWeekdayFlags(toWeekdayFlags(days)), days)))
})

test.each([
  ['every flag set', weekdays, '2026-03-25', '2026-03-26', ['wednesday', 'thursday']],
  [
    'no flag set, which means every weekday of the range',
    [],
    '2026-03-25',
    '2026-03-26',
    ['wednesday', 'thursday'],
  ],
  [
    'two flags set, one of them outside the range',
    ['monday', 'thursday'],
    '2026-03-25',
    '2026-03-26',
    ['thursday'],
  ],
  [
    'two flags set, both within a range of 15 days',
    ['monday', 'sunday'],
    '2026-03-16',
    '2026-03-30',
    ['monday', 'sunday'],
  ],
  ['one flag set, outside the range', ['monday'], '2026-03-25', '2026-03-26', []],
] as const)('returns the weekdays on which an authorization is valid: %s', (_, flags, from, to, expected) => {
  expect(getEffectiveWeekdays({ ...toWeekdayFlags(flags), from_date: from, to_date: to })).toEqual(expected)
})
