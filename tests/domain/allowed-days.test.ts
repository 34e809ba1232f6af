import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AllowedTime,
  findFirstAllowedDay,
  getAllowedDayStatus,
  isAllowedDay,
  isOverlapping,
} from '@/domain/allowed-days'
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

describe('the status of an authorization on a day', () => {
  test('is valid, valid on a later day, or expired since its last valid day', () => {
    const terms = createAllowedTime(monday, '2026-03-29', ['tuesday', 'thursday'])
    expect(getAllowedDayStatus(terms, '2026-03-01')).toEqual({ kind: 'upcoming', day: '2026-03-17' })
    expect(getAllowedDayStatus(terms, '2026-03-17')).toEqual({ kind: 'today' })
    expect(getAllowedDayStatus(terms, '2026-03-18')).toEqual({ kind: 'upcoming', day: '2026-03-19' })
    // The range goes on until Sunday, but no allowed day is left.
    expect(getAllowedDayStatus(terms, '2026-03-27')).toEqual({ kind: 'expired', day: '2026-03-26' })
    expect(getAllowedDayStatus(createAllowedTime(monday, monday, ['friday']), monday)).toEqual({
      kind: 'expired',
      day: monday,
    })
  })

  test('agrees with the allowed days', () => {
    fc.assert(
      fc.property(anyAllowedTime, fc.constantFrom(...calendar), (terms, day) => {
        const allowedDays = calendar.filter((candidate) => isAllowedDay(terms, candidate))
        const status = getAllowedDayStatus(terms, day)
        expect(status.kind === 'today').toBe(allowedDays.includes(day))
        if (status.kind === 'upcoming') expect(status.day).toBe(allowedDays.find((other) => other > day))
        if (status.kind === 'expired') {
          expect(allowedDays.filter((other) => other >= day)).toEqual([])
          expect(status.day).toBe(allowedDays.at(-1) ?? terms.to_date)
        }
      }),
    )
  })
})
