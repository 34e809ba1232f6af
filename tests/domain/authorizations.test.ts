import { expect, test } from 'vitest'
import { buildDefaultTitle, getDefaultDays, isAllDay, isAllWeek, isOverdue } from '@/domain/authorizations'
import { toWeekdayFlags, weekdays } from '@/domain/weekdays'

test('regards an authorization as overdue from the day after its last day', () => {
  expect(isOverdue({ to_date: '2026-03-16' }, '2026-03-16')).toBe(false)
  expect(isOverdue({ to_date: '2026-03-16' }, '2026-03-17')).toBe(true)
})

test('builds the default title from the names', () => {
  expect(buildDefaultTitle(['Juana Pérez'])).toBe('Juana Pérez')
  expect(buildDefaultTitle(['Juana Pérez', 'Íñigo Núñez', 'Ana Gómez'])).toBe('Juana Pérez + 2')
  expect(buildDefaultTitle([])).toBe('')
})

test('recognizes the whole day and the whole week', () => {
  expect(isAllDay({ start_time: '00:00:00', end_time: '23:59:00' })).toBe(true)
  expect(isAllDay({ start_time: '00:00:00', end_time: '23:59:59' })).toBe(true)
  expect(isAllDay({ start_time: '08:00:00', end_time: '23:59:00' })).toBe(false)
  expect(isAllWeek(toWeekdayFlags(weekdays))).toBe(true)
  expect(isAllWeek(toWeekdayFlags(['monday']))).toBe(false)
})

test('returns a default range from today to seven days later', () => {
  expect(getDefaultDays('2026-03-16')).toEqual({ from: '2026-03-16', to: '2026-03-23' })
})
