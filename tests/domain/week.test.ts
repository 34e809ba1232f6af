import { expect, test } from 'vitest'
import { getWeekStart, isWithinWeek, listWeekDays } from '@/domain/week'

test.each([
  ['2026-03-16', '2026-03-16'],
  ['2026-03-22', '2026-03-16'],
  ['2026-03-01', '2026-02-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, start) => {
  expect(getWeekStart(day)).toBe(start)
})

test('a week has the seven days from its Monday to its Sunday, also across the end of a month', () => {
  expect(listWeekDays('2026-02-23')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
})

test.each([
  ['2026-03-01', '2026-03-15', false],
  ['2026-03-01', '2026-03-16', true],
  ['2026-03-18', '2026-03-18', true],
  ['2026-03-22', '2026-04-30', true],
  ['2026-03-23', '2026-04-30', false],
  ['2026-01-01', '2026-12-31', true],
])('a range from %s to %s has a day of the week of 16 March: %s', (from_date, to_date, expected) => {
  expect(isWithinWeek({ from_date, to_date }, '2026-03-16')).toBe(expected)
})
