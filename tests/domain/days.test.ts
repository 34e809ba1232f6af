import { afterEach, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  countDaysBetween,
  formatDay,
  formatDayWithWeekday,
  formatInstant,
  getLatestDay,
  getSeason,
  getTimeOfDay,
  getWeekdayIndex,
  isAfter,
  isDay,
  toClockTime,
  today,
  toUtcInstant,
} from '@/domain/days'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test("returns the current day in the neighbourhood's time zone", () => {
  expect(today(new Date('2026-03-17T02:59:00Z'))).toBe('2026-03-16')
  expect(today(new Date('2026-03-17T03:00:00Z'))).toBe('2026-03-17')
})

test("returns the current time in the neighbourhood's time zone", () => {
  expect(getTimeOfDay(new Date('2026-03-17T02:59:30Z'))).toBe('23:59')
  expect(getTimeOfDay(new Date('2026-03-17T03:00:00Z'))).toBe('00:00')
})

test('adds and counts days across months, years and leap days', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(countDaysBetween('2026-03-16', '2026-03-10')).toBe(-6)
})

test('adds months; if the resulting month is too short, returns its last day', () => {
  expect(addMonths('2026-03-16', -12)).toBe('2025-03-16')
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
})

test.each([
  ['2026-03-16T09:12:59-03:00', '16-03-2026 09:12'],
  ['2026-03-17T02:59:00Z', '16-03-2026 23:59'],
  ['2026-03-17T01:00:00+10:00', '16-03-2026 12:00'],
])("formats %s in the neighbourhood's time: %s", (instant, expected) => {
  expect(formatInstant(instant)).toBe(expected)
})

/** Time zones with daylight saving time, with an extreme offset or with a half-hour offset. */
const zones = ['Europe/Madrid', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Apia', 'Asia/Kolkata']

test.each(zones)("computes the neighbourhood's days and times on a device in %s", (tz) => {
  process.env.TZ = tz
  const hour = 3_600_000
  // Within 60 hours of each start day, clocks change in one of these zones, or Apia skips the day 30-12-2011.
  for (const startDay of ['2029-03-24', '2029-03-11', '2029-10-27', '2029-11-03', '2011-12-29'])
    for (
      let instant = Date.parse(`${startDay}T00:00:00Z`), end = instant + 60 * hour;
      instant < end;
      instant += hour
    ) {
      // The neighbourhood's zone is three hours behind UTC all year.
      const [day = '', time = ''] = new Date(instant - 3 * hour).toISOString().slice(0, 19).split('T')
      expect(today(new Date(instant))).toBe(day)
      expect(formatInstant(instant)).toBe(`${formatDay(day)} ${time.slice(0, 5)}`)
      expect(toUtcInstant(day, time).valueOf()).toBe(instant)
      expect(toClockTime(day, time).format('YYYYMMDD HHmmss')).toBe(`${day} ${time}`.replace(/[-:]/g, ''))
    }
})

test('formats a day in the default format, in a given format and with its weekday, and returns the weekday index', () => {
  expect(formatDay('2026-03-16')).toBe('16-03-2026')
  expect(formatDay('2026-03-16', 'DD/MM/YYYY')).toBe('16/03/2026')
  expect(formatDayWithWeekday('2026-03-16')).toBe('lun 16-03-2026')
  expect(getWeekdayIndex('2026-03-16')).toBe(0)
})

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['16-03-2026', false],
  ['', false],
])('returns whether %j is a valid ISO date: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-09-30', 'winter'],
  ['2026-10-01', 'summer'],
  ['2027-01-31', 'summer'],
  ['2027-02-01', 'winter'],
] as const)('returns the season of %s: %s', (day, season) => {
  expect(getSeason(day)).toBe(season)
})

test.each(['', 'mañana', '2026-13-45', '<b>x', '__proto__'])(
  'formats the text %j, which is no day and no instant, as it is',
  (text) => {
    expect([formatDay(text), formatDayWithWeekday(text), formatInstant(text)]).toEqual([text, text, text])
  },
)

test('compares instants of different time zones', () => {
  expect(isAfter('2026-03-16T10:00:00-03:00', '2026-03-16T12:59:59Z')).toBe(true)
  expect(isAfter('2026-03-16T10:00:00-03:00', '2026-03-16T13:00:00Z')).toBe(false)
  expect(isAfter(new Date('2026-03-16T13:00:01Z'), '2026-03-16T10:00:00-03:00')).toBe(true)
})

test('converts a day without a time to the instant at which the day begins in the neighbourhood', () => {
  expect(toUtcInstant('2026-03-16').toISOString()).toBe('2026-03-16T03:00:00.000Z')
})

test('returns the latest of some days', () => {
  expect(getLatestDay('2026-03-16')).toBe('2026-03-16')
  expect(getLatestDay('2026-03-16', '2027-01-01', '2026-12-31')).toBe('2027-01-01')
})
