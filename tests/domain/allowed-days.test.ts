import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AllowedTime, findFirstAllowedDay, isAllowedDay, isOverlapping } from '@/domain/allowed-days'
import { addDays } from '@/domain/days'
import { toWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'
import { chooseCount } from '../support/scope'

/** A Monday. */
const monday = '2026-03-16'

const createAllowedTime = (
  from: string,
  to: string,
  days: readonly Weekday[] = weekdays,
  hours = ['00:00', '23:59'],
) =>
  ({
    from_date: from,
    to_date: to,
    start_time: `${hours[0]}:00`,
    end_time: `${hours[1]}:00`,
    ...toWeekdayFlags(days),
  }) as const satisfies AllowedTime

const anyTime = fc.constantFrom('00:00', '08:00', '08:01', '12:00', '18:00', '23:59')
const anyAllowedTime = fc
  .record({
    from: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 0, max: 20 }),
    days: fc.subarray([...weekdays]),
    hours: fc.tuple(anyTime, anyTime).filter(([start, end]) => start < end),
  })
  .map(({ from, length, days, hours }) =>
    createAllowedTime(addDays(monday, from), addDays(monday, from + length), days, hours),
  )

/** All days that `anyAllowedTime` can allow, and some days after them. */
const calendar = Array.from({ length: 45 }, (_, index) => addDays(monday, index))

describe('the days that an authorization allows', () => {
  test('are the chosen weekdays within its range, or all days of its range if no weekday is chosen', () => {
    expect(isAllowedDay(createAllowedTime(monday, '2026-03-20', ['monday', 'friday']), '2026-03-16')).toBe(
      true,
    )
    expect(isAllowedDay(createAllowedTime(monday, '2026-03-20', ['monday', 'friday']), '2026-03-17')).toBe(
      false,
    )
    expect(isAllowedDay(createAllowedTime(monday, '2026-03-20'), '2026-03-21')).toBe(false)
    expect(isAllowedDay(createAllowedTime(monday, '2026-03-20'), '2026-03-15')).toBe(false)
    expect(isAllowedDay(createAllowedTime(monday, monday, []), monday)).toBe(true)
  })

  test('`findFirstAllowedDay` returns the first allowed day on or after a given day, or undefined', () => {
    fc.assert(
      fc.property(anyAllowedTime, fc.constantFrom(...calendar), (allowedTime, earliestDay) => {
        expect(findFirstAllowedDay(allowedTime, earliestDay)).toBe(
          calendar.find((day) => day >= earliestDay && isAllowedDay(allowedTime, day)),
        )
      }),
    )
    expect(findFirstAllowedDay(createAllowedTime(monday, '2026-03-20', ['sunday']), monday)).toBeUndefined()
    expect(findFirstAllowedDay(createAllowedTime('2026-03-20', monday), monday)).toBeUndefined()
  })
})

describe('the overlap of two authorizations', () => {
  test('exists if and only if both allow a common day and have common hours', () => {
    fc.assert(
      fc.property(anyAllowedTime, anyAllowedTime, (left, right) => {
        const isDayShared = calendar.some((day) => isAllowedDay(left, day) && isAllowedDay(right, day))
        const areHoursShared = left.start_time < right.end_time && right.start_time < left.end_time
        expect(isOverlapping(left, right)).toBe(isDayShared && areHoursShared)
        expect(isOverlapping(right, left)).toBe(isOverlapping(left, right))
      }),
      { numRuns: chooseCount(200, 1000) },
    )
  })

  test('does not exist between hours that end at 12:00 and hours that begin at 12:00', () => {
    const morning = createAllowedTime(monday, monday, weekdays, ['08:00', '12:00'])
    expect(isOverlapping(morning, createAllowedTime(monday, monday, weekdays, ['12:00', '18:00']))).toBe(
      false,
    )
    expect(isOverlapping(morning, createAllowedTime(monday, monday, weekdays, ['11:59', '18:00']))).toBe(true)
  })
})
