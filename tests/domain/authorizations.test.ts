import { expect, test } from 'vitest'
import { defaultDays, defaultTitle, isAllDay, isAllWeek, isOverdue } from '@/domain/authorizations'
import { toWeekdayFlags, weekdays } from '@/domain/weekdays'

test('an authorization is overdue from the day after its last', () => {
  expect(isOverdue({ to_date: '2026-03-16' }, '2026-03-16')).toBe(false)
  expect(isOverdue({ to_date: '2026-03-16' }, '2026-03-17')).toBe(true)
})

test('the title of who wrote none', () => {
  expect(defaultTitle(['Juana Pérez'])).toBe('Juana Pérez')
  expect(defaultTitle(['Juana Pérez', 'Íñigo Núñez', 'Ana Gómez'])).toBe('Juana Pérez + 2')
  expect(defaultTitle([])).toBe('')
})

test('the whole day and the whole week are derived', () => {
  expect(isAllDay({ start_time: '00:00:00', end_time: '23:59:00' })).toBe(true)
  expect(isAllDay({ start_time: '00:00:00', end_time: '23:59:59' })).toBe(true)
  expect(isAllDay({ start_time: '08:00:00', end_time: '23:59:00' })).toBe(false)
  expect(isAllWeek(toWeekdayFlags(weekdays))).toBe(true)
  expect(isAllWeek(toWeekdayFlags(['monday']))).toBe(false)
})

test('a new authorization is for today and seven days more', () => {
  expect(defaultDays('2026-03-16')).toEqual({ from: '2026-03-16', to: '2026-03-23' })
})
