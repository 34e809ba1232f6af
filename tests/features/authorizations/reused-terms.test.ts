import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import { addDays, countDaysBetween } from '@/domain/days'
import { toWeekdayFlags, weekdays } from '@/domain/weekdays'
import { copyTermsValues, resolveWeekdays } from '@/features/authorizations/terms/terms-values'
import { today } from './generated-values'

const createTerms = (overrides: Partial<AuthorizationTerms>): AuthorizationTerms => ({
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
  ...overrides,
})

test('copies the length, the weekdays, the hours, the directions and the note, and begins on the current day', () => {
  expect(copyTermsValues(createTerms({}), today)).toEqual({
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

test('moves the terms of a single day to the current day', () => {
  const singleDayTerms = createTerms({
    concurrent_flag: false,
    to_date: '2025-12-01',
    ...toWeekdayFlags(['monday']),
  })
  expect(copyTermsValues(singleDayTerms, today)).toMatchObject({
    days: 'single',
    from: today,
    to: addDays(today, 7),
  })
})

test('allows all days of a short range if the original weekdays are not in the new range', () => {
  // The original range is Thursday to Saturday, and the new range is Monday to Wednesday.
  const shortRange = { from_date: '2025-12-04', to_date: '2025-12-06' }
  const allDays = createTerms({ ...shortRange, ...toWeekdayFlags(['thursday', 'friday', 'saturday']) })
  expect(copyTermsValues(allDays, today)).toMatchObject({
    week: 'all',
    to: '2026-03-18',
    weekdays: ['monday', 'tuesday', 'wednesday'],
  })
  const oneDay = createTerms({ ...shortRange, ...toWeekdayFlags(['friday']) })
  expect(resolveWeekdays(copyTermsValues(oneDay, today)).chosen).toEqual(['monday', 'tuesday', 'wednesday'])
})

test('begins on the current day, keeps the length and has at least one allowed weekday, for any terms', () => {
  const anyLength = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 800 }))
  const anyWeekdays = fc.subarray([...weekdays])
  fc.assert(
    fc.property(
      fc.integer({ min: -900, max: 900 }),
      anyLength,
      anyWeekdays,
      fc.boolean(),
      (start, days, chosenWeekdays, isSeveral) => {
        const from_date = addDays(today, start)
        const to_date = addDays(from_date, isSeveral ? days : 0)
        const weekdayFlags = toWeekdayFlags(chosenWeekdays)
        const reusedValues = copyTermsValues(
          createTerms({ from_date, to_date, concurrent_flag: isSeveral, ...weekdayFlags }),
          today,
        )
        expect(reusedValues.from).toBe(today)
        if (!isSeveral) return
        expect(countDaysBetween(reusedValues.from, reusedValues.to)).toBe(days)
        expect(reusedValues.weekdays).toEqual(resolveWeekdays(reusedValues).chosen)
        expect(reusedValues.weekdays.length).toBeGreaterThan(0)
      },
    ),
  )
})
