import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  formatDayWithWeekday,
  formatInstant,
  isDay,
  seasonOf,
  today,
  weekdayIndex,
} from '@/domain/days'

test("today is the neighbourhood's day, not the device's", () => {
  expect(today(new Date('2026-03-17T02:59:00Z'))).toBe('2026-03-16')
  expect(today(new Date('2026-03-17T03:00:00Z'))).toBe('2026-03-17')
})

test('arithmetic crosses months, years and leap days', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-03-16', '2026-03-10')).toBe(-6)
})

test('a day twelve months back is the same day, or the last one of its month', () => {
  expect(addMonths('2026-03-16', -12)).toBe('2025-03-16')
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
})

test.each([
  ['2026-03-16T09:12:59-03:00', '16-03-2026 09:12'],
  ['2026-03-17T02:59:00Z', '16-03-2026 23:59'],
  ['2026-03-17T01:00:00+10:00', '16-03-2026 12:00'],
])('%s is shown as the clocks of the neighbourhood showed it: %s', (instant, expected) => {
  expect(formatInstant(instant)).toBe(expected)
})

test('a day is shown as the documents say', () => {
  expect(formatDay('2026-03-16')).toBe('16-03-2026')
  expect(formatDay('2026-03-16', 'DD/MM/YYYY')).toBe('16/03/2026')
  expect(formatDayWithWeekday('2026-03-16')).toBe('lun 16-03-2026')
  expect(weekdayIndex('2026-03-16')).toBe(0)
})

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['16-03-2026', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-09-30', 'winter'],
  ['2026-10-01', 'summer'],
  ['2027-01-31', 'summer'],
  ['2027-02-01', 'winter'],
] as const)('%s is %s', (day, season) => {
  expect(seasonOf(day)).toBe(season)
})
