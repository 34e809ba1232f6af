import { expect, test } from 'vitest'
import {
  buildDefaultTitle,
  getDefaultDays,
  isAllDay,
  isAllWeek,
  isExpiredAuthorization,
} from '@/domain/authorizations'
import { toWeekdayFlags, weekdays } from '@/domain/weekdays'

test('regards an authorization as expired from the day after its last day', () => {
  expect(isExpiredAuthorization({ to_date: '2026-03-16' }, '2026-03-16')).toBe(false)
  expect(isExpiredAuthorization({ to_date: '2026-03-16' }, '2026-03-17')).toBe(true)
})

test('builds the default title from the full name of the first person and the number of the other people', () => {
  expect(buildDefaultTitle(['Juana Pérez'])).toBe('Juana Pérez')
  expect(buildDefaultTitle(['Juana Pérez', 'Íñigo Núñez', 'Ana Gómez'])).toBe('Juana Pérez + 2')
  expect(buildDefaultTitle([])).toBe('')
})

test('recognizes hours that cover the whole day, and weekday flags that cover the whole week', () => {
  expect(isAllDay({ start_time: '00:00:00', end_time: '23:59:00' })).toBe(true)
  expect(isAllDay({ start_time: '00:00:00', end_time: '23:59:59' })).toBe(true)
  expect(isAllDay({ start_time: '08:00:00', end_time: '23:59:00' })).toBe(false)
  expect(isAllWeek(toWeekdayFlags(weekdays))).toBe(true)
  expect(isAllWeek(toWeekdayFlags(['monday']))).toBe(false)
})

test('returns a default range from the given day to the seventh day after it', () => {
  expect(getDefaultDays('2026-03-16')).toEqual({ from: '2026-03-16', to: '2026-03-23' })
})

test('recognizes hours that begin or end within the day', () => {
  expect(isAllDay({ start_time: '00:00:00', end_time: '20:00:00' })).toBe(false)
  expect(isAllDay({ start_time: '00:01:00', end_time: '23:59:00' })).toBe(false)
})
