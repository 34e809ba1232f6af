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

test('the copy begins on the current day, and keeps the length, weekdays, hours, directions and note', () => {
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

test('the copy of an authorization for a single day is for the current day', () => {
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

test('the copy allows all weekdays of its short range if none of the original weekdays occurs in the range', () => {
  // The original range is Thursday to Saturday, and the new range is Monday to Wednesday.
  const shortRange = { from_date: '2025-12-04', to_date: '2025-12-06' }
  const termsOnAllDays = createTerms({ ...shortRange, ...toWeekdayFlags(['thursday', 'friday', 'saturday']) })
  expect(copyTermsValues(termsOnAllDays, today)).toMatchObject({
    week: 'all',
    to: '2026-03-18',
    weekdays: ['monday', 'tuesday', 'wednesday'],
  })
  const termsOnFriday = createTerms({ ...shortRange, ...toWeekdayFlags(['friday']) })
  expect(resolveWeekdays(copyTermsValues(termsOnFriday, today)).chosen).toEqual([
    'monday',
    'tuesday',
    'wednesday',
  ])
})

test('any copy begins on the current day; a copy for several days keeps the length and allows at least one weekday', () => {
  const anyLength = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 800 }))
  const anyWeekdays = fc.subarray([...weekdays])
  fc.assert(
    fc.property(
      fc.integer({ min: -900, max: 900 }),
      anyLength,
      anyWeekdays,
      fc.boolean(),
      (daysUntilStart, length, chosenWeekdays, isForSeveralDays) => {
        const from_date = addDays(today, daysUntilStart)
        const to_date = addDays(from_date, isForSeveralDays ? length : 0)
        const weekdayFlags = toWeekdayFlags(chosenWeekdays)
        const reusedValues = copyTermsValues(
          createTerms({ from_date, to_date, concurrent_flag: isForSeveralDays, ...weekdayFlags }),
          today,
        )
        expect(reusedValues.from).toBe(today)
        if (!isForSeveralDays) return
        expect(countDaysBetween(reusedValues.from, reusedValues.to)).toBe(length)
        expect(reusedValues.weekdays).toEqual(resolveWeekdays(reusedValues).chosen)
        expect(reusedValues.weekdays.length).toBeGreaterThan(0)
      },
    ),
  )
})
