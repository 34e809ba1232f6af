import {
  addDays,
  addMinutes,
  createWeekdayFlags,
  getWeekday,
  isPast,
  listChosenWeekdays,
  listWeekdaysWithin,
  weekdayFlags,
} from '@mocks/rules/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('2000-01-01', offset))
const flags = fc.subarray([...weekdayFlags])

describe('calendar', () => {
  it('names the weekday of a day', () => {
    expect(getWeekday('2026-03-16')).toBe('monday_flag')
    expect(getWeekday('2026-03-22')).toBe('sunday_flag')
    expect(getWeekday('2024-02-29')).toBe('thursday_flag')
  })

  it('counts days over the ends of months and years', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('comes back to the same day after going forth and back', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(Math.sign(addDays(day, count).localeCompare(day))).toBe(Math.sign(count))
      }),
    )
  })

  it('touches as many weekdays as a range has days, and at most seven', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const touched = listWeekdaysWithin(from, addDays(from, length))
        expect(touched).toHaveLength(Math.min(7, length + 1))
        expect(touched).toContain(getWeekday(from))
        expect(touched).toContain(getWeekday(addDays(from, length)))
      }),
    )
  })

  it('touches no weekday in a range that ends before it begins, and stops at the last of days', () => {
    expect(listWeekdaysWithin('2026-03-17', '2026-03-16')).toEqual([])
    expect(listWeekdaysWithin('9999-12-30', '9999-12-31')).toEqual(['thursday_flag', 'friday_flag'])
  })

  it('reads back the weekdays that it was told to choose', () => {
    fc.assert(
      fc.property(flags, (chosen) => {
        expect(listChosenWeekdays(createWeekdayFlags(chosen))).toEqual(chosen)
      }),
    )
  })

  it('is past an instant from that instant on', () => {
    const now = new Date('2026-03-16T13:00:00Z')
    expect(isPast(addMinutes(now, 1), now)).toBe(false)
    expect(isPast(addMinutes(now, 0), now)).toBe(true)
    expect(isPast(addMinutes(now, -1), now)).toBe(true)
  })
})
