import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import { addDays, countDaysBetween } from '@/domain/days'
import { toWeekdayFlags, weekdays } from '@/domain/weekdays'
import { reusedTerms, weekdaysOf } from '@/features/authorizations/terms/terms-values'
import { monday } from './generated-values'

const terms = (change: Partial<AuthorizationTerms>): AuthorizationTerms => ({
  name: 'Asado',
  source: 'PERSON',
  method: 'WEB',
  description: 'Portón azul',
  preauthorization_type: 'PERSONAL',
  from_date: '2025-12-01',
  to_date: '2025-12-12',
  start_time: '08:00:00',
  end_time: '17:30:00',
  concurrent_flag: true,
  ...toWeekdayFlags(['tuesday', 'friday']),
  location_to: 'PROPERTY',
  ...change,
})

test('begins today, has the same length, and keeps the weekdays, the hours, the directions and the note', () => {
  expect(reusedTerms(terms({}), monday)).toEqual({
    days: 'several',
    from: '2026-03-16',
    to: '2026-03-27',
    week: 'some',
    isWeekendFiltered: false,
    weekdays: ['tuesday', 'friday'],
    hours: 'range',
    start: '08:00',
    end: '17:30',
    arrival: 'PROPERTY',
    note: 'Portón azul',
  })
})

test('moves a single day to today', () => {
  const single = terms({ concurrent_flag: false, to_date: '2025-12-01', ...toWeekdayFlags(['monday']) })
  expect(reusedTerms(single, monday)).toMatchObject({ days: 'single', from: monday, to: addDays(monday, 7) })
})

test('keeps all days of a short range, whatever their weekdays are now', () => {
  // Thursday to Saturday.
  const short = { from_date: '2025-12-04', to_date: '2025-12-06' }
  const all = terms({ ...short, ...toWeekdayFlags(['thursday', 'friday', 'saturday']) })
  expect(reusedTerms(all, monday)).toMatchObject({
    week: 'all',
    to: '2026-03-18',
    weekdays: ['monday', 'tuesday', 'wednesday'],
  })
  const some = terms({ ...short, ...toWeekdayFlags(['friday']) })
  expect(weekdaysOf(reusedTerms(some, monday)).chosen).toEqual(['monday', 'tuesday', 'wednesday'])
})

test('keeps the length from today with at least one available weekday, for any terms', () => {
  const length = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 800 }))
  const flags = fc.subarray([...weekdays])
  fc.assert(
    fc.property(
      fc.integer({ min: -900, max: 900 }),
      length,
      flags,
      fc.boolean(),
      (start, days, chosen, several) => {
        const from_date = addDays(monday, start)
        const to_date = addDays(from_date, several ? days : 0)
        const flagged = toWeekdayFlags(chosen)
        const reused = reusedTerms(
          terms({ from_date, to_date, concurrent_flag: several, ...flagged }),
          monday,
        )
        expect(reused.from).toBe(monday)
        if (!several) return
        expect(countDaysBetween(reused.from, reused.to)).toBe(days)
        expect(reused.weekdays).toEqual(weekdaysOf(reused).chosen)
        expect(reused.weekdays.length).toBeGreaterThan(0)
      },
    ),
  )
})
