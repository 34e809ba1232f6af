import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  clampDay,
  countWeeks,
  formatFieldDay,
  fromLocalDate,
  parseTypedDay,
  toLocalDate,
} from '@/design-system/components/DateField/calendar-day'

test.each([
  ['24-11-2026', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['24112026', '2026-11-24'],
  [' 24-11-2026 ', '2026-11-24'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2000', '2000-02-29'],
  ['31-12-1999', '1999-12-31'],
  ['4-1-2026', '2026-01-04'],
  ['5/3/1985', '1985-03-05'],
  ['24.11.2026', '2026-11-24'],
])('parses the text %j to %s', (typedText, day) => {
  expect(parseTypedDay(typedText)).toBe(day)
})

test.each([
  '',
  '24-11',
  '24-11-26',
  '4-1-26',
  '0-1-2026',
  '24-11/2026',
  '2026-11-24',
  '24 11 2026',
  '1112026',
  '30-02-2026',
  '29-02-2027',
  '29-02-2100',
  '31-04-2026',
  '00-01-2026',
  '01-00-2026',
  '01-13-2026',
  '24-11-0026',
  '24-11-20266',
  'tomorrow',
])('rejects the text %j', (typedText) => {
  expect(parseTypedDay(typedText)).toBeUndefined()
})

test('formats a day in both formats; an absent day becomes an empty text and no local date', () => {
  expect(formatFieldDay('2026-11-24', 'DD-MM-YYYY')).toBe('24-11-2026')
  expect(formatFieldDay('2026-11-24', 'DD/MM/YYYY')).toBe('24/11/2026')
  expect(formatFieldDay('', 'DD-MM-YYYY')).toBe('')
  expect(toLocalDate('')).toBeUndefined()
  expect(toLocalDate(undefined)).toBeUndefined()
})

test('clamps a day to the limits', () => {
  expect(clampDay('2026-11-24', '2026-12-01')).toBe('2026-12-01')
  expect(clampDay('2026-11-24', undefined, '2026-10-31')).toBe('2026-10-31')
  expect(clampDay('2026-11-24', '2026-11-24', '2026-11-24')).toBe('2026-11-24')
})

/** Includes zones with clock changes at midnight, where some days have no 00:00. */
const zones = [
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'America/Asuncion',
  'America/Havana',
  'Asia/Beirut',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
]

describe.each(zones)('in the time zone %s', (zone) => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('converts any day to a local date and to a text, and converts the date and the text back to the same day', () => {
    vi.stubEnv('TZ', zone)
    const anyDay = fc.integer({ min: 0, max: 73_049 })
    fc.assert(
      fc.property(anyDay, fc.constantFrom('DD-MM-YYYY' as const, 'DD/MM/YYYY' as const), (offset, format) => {
        const day = new Date(Date.UTC(1900, 0, 1 + offset)).toISOString().slice(0, 10)
        expect(fromLocalDate(toLocalDate(day) as Date)).toBe(day)
        expect(parseTypedDay(formatFieldDay(day, format))).toBe(day)
        expect(parseTypedDay(formatFieldDay(day, format).replaceAll(/\D/g, ''))).toBe(day)
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

test.each([
  [4, '2027-02-01'],
  [5, '2026-04-16'],
  [5, '2026-02-28'],
  [6, '2026-08-31'],
])('counts %i weeks of the month of %s', (weeks, day) => {
  expect(countWeeks(toLocalDate(day) as Date)).toBe(weeks)
})
