import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AllowedTime, findFirstAllowedDay, isAllowedDay, isOverlapping } from '@/domain/allowed-days'
import { addDays } from '@/domain/days'
import { toWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'

/** Monday. */
const start = '2026-03-16'

const allowed = (from: string, to: string, days: readonly Weekday[] = weekdays, hours = ['00:00', '23:59']) =>
  ({
    from_date: from,
    to_date: to,
    start_time: `${hours[0]}:00`,
    end_time: `${hours[1]}:00`,
    ...toWeekdayFlags(days),
  }) as const satisfies AllowedTime

const anyTime = fc.constantFrom('00:00', '08:00', '08:01', '12:00', '18:00', '23:59')
const anyAllowed = fc
  .record({
    from: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 0, max: 20 }),
    days: fc.subarray([...weekdays]),
    hours: fc.tuple(anyTime, anyTime).filter(([one, other]) => one < other),
  })
  .map(({ from, length, days, hours }) =>
    allowed(addDays(start, from), addDays(start, from + length), days, hours),
  )

const calendar = Array.from({ length: 45 }, (_, step) => addDays(start, step))

describe('the valid days of an authorization', () => {
  test('are those of its range on a chosen weekday; all of them without a choice', () => {
    expect(isAllowedDay(allowed(start, '2026-03-20', ['monday', 'friday']), '2026-03-16')).toBe(true)
    expect(isAllowedDay(allowed(start, '2026-03-20', ['monday', 'friday']), '2026-03-17')).toBe(false)
    expect(isAllowedDay(allowed(start, '2026-03-20'), '2026-03-21')).toBe(false)
    expect(isAllowedDay(allowed(start, '2026-03-20'), '2026-03-15')).toBe(false)
    expect(isAllowedDay(allowed(start, start, []), start)).toBe(true)
  })

  test('include the first one from a day on, if any is left', () => {
    fc.assert(
      fc.property(anyAllowed, fc.constantFrom(...calendar), (one, day) => {
        expect(findFirstAllowedDay(one, day)).toBe(
          calendar.find((other) => other >= day && isAllowedDay(one, other)),
        )
      }),
    )
    expect(findFirstAllowedDay(allowed(start, '2026-03-20', ['sunday']), start)).toBeUndefined()
    expect(findFirstAllowedDay(allowed('2026-03-20', start), start)).toBeUndefined()
  })
})

describe('the overlap of two authorizations', () => {
  test('is a common hour of a common day', () => {
    fc.assert(
      fc.property(anyAllowed, anyAllowed, (one, other) => {
        const isDayShared = calendar.some((day) => isAllowedDay(one, day) && isAllowedDay(other, day))
        const areHoursShared = one.start_time < other.end_time && other.start_time < one.end_time
        expect(isOverlapping(one, other)).toBe(isDayShared && areHoursShared)
        expect(isOverlapping(other, one)).toBe(isOverlapping(one, other))
      }),
      { numRuns: 1_000 },
    )
  })

  test('is none if one begins when the other ends', () => {
    const morning = allowed(start, start, weekdays, ['08:00', '12:00'])
    expect(isOverlapping(morning, allowed(start, start, weekdays, ['12:00', '18:00']))).toBe(false)
    expect(isOverlapping(morning, allowed(start, start, weekdays, ['11:59', '18:00']))).toBe(true)
  })
})
