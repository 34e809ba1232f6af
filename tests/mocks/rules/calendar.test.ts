import {
  addDays,
  addMinutes,
  createWeekdayFlags,
  getWeekdayFlag,
  isPast,
  listChosenWeekdays,
  listWeekdaysWithin,
  weekdayFlags,
} from '@mocks/rules/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const someDay = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('2000-01-01', offset))
const someWeekdays = fc.subarray([...weekdayFlags])

describe('calendar', () => {
  it('returns the weekday of a day', () => {
    expect(getWeekdayFlag('2026-03-16')).toBe('monday_flag')
    expect(getWeekdayFlag('2026-03-22')).toBe('sunday_flag')
    expect(getWeekdayFlag('2024-02-29')).toBe('thursday_flag')
  })

  it('adds days across the ends of months and years', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('returns to the same day after adding and subtracting the same number of days', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(Math.sign(addDays(day, count).localeCompare(day))).toBe(Math.sign(count))
      }),
    )
  })

  it('lists as many weekdays as the range has days, at most seven', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const weekdays = listWeekdaysWithin(from, addDays(from, length))
        expect(weekdays).toHaveLength(Math.min(7, length + 1))
        expect(weekdays).toContain(getWeekdayFlag(from))
        expect(weekdays).toContain(getWeekdayFlag(addDays(from, length)))
      }),
    )
  })

  it('lists no weekdays of a reversed range, and accepts 9999-12-31 as the last day', () => {
    expect(listWeekdaysWithin('2026-03-17', '2026-03-16')).toEqual([])
    expect(listWeekdaysWithin('9999-12-30', '9999-12-31')).toEqual(['thursday_flag', 'friday_flag'])
  })

  it('lists the weekdays from which the flags were created', () => {
    fc.assert(
      fc.property(someWeekdays, (chosen) => {
        expect(listChosenWeekdays(createWeekdayFlags(chosen))).toEqual(chosen)
      }),
    )
  })

  it('treats the current instant and the instants before it as past', () => {
    const now = new Date('2026-03-16T13:00:00Z')
    expect(isPast(addMinutes(now, 1), now)).toBe(false)
    expect(isPast(addMinutes(now, 0), now)).toBe(true)
    expect(isPast(addMinutes(now, -1), now)).toBe(true)
  })
})
