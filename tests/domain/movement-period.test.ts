import { describe, expect, test } from 'vitest'
import { getEarliestDay, getFullPeriod, resolvePeriod, validatePeriod } from '@/domain/movement-period'

const today = '2026-03-16'

test('the full period begins twelve months before today and ends today', () => {
  expect(getEarliestDay(today)).toBe('2025-03-16')
  expect(getFullPeriod(today)).toEqual({ from: '2025-03-16', to: '2026-03-16' })
  expect(getEarliestDay('2024-02-29')).toBe('2023-02-28')
})

describe('validatePeriod', () => {
  test.each([
    ['2026-03-01', '2026-03-16', undefined],
    ['2026-03-16', '2026-03-16', undefined],
    ['2025-03-16', '2025-03-16', undefined],
    ['2025-03-15', '2026-03-16', 'tooEarly'],
    ['2026-03-16', '2026-03-15', 'reversed'],
    ['2025-03-15', '2025-03-14', 'tooEarly'],
    ['', '2026-03-16', 'missing'],
    ['2026-03-16', '', 'missing'],
    ['', '', 'missing'],
  ])('returns the problem of the period from %j to %j: %s', (from, to, problem) => {
    expect(validatePeriod({ from, to }, today)).toBe(problem)
  })
})

describe('resolvePeriod', () => {
  const defaultPeriod = { from: '2026-03-10', to: '2026-03-16' }

  test.each([
    [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-02-01', to: '2026-02-28' },
    ],
    [
      { from: '2026-02-01', to: '' },
      { from: '2026-02-01', to: '2026-03-16' },
    ],
    [
      { from: '', to: '2026-03-12' },
      { from: '2026-03-10', to: '2026-03-12' },
    ],
    [{ from: '', to: '' }, defaultPeriod],
  ])(
    'replaces only the empty days of the period %j by those of the default period',
    (requested, expected) => {
      expect(resolvePeriod(requested, defaultPeriod, today)).toEqual(expected)
    },
  )

  test.each([
    { from: '2026-03-16', to: '2026-03-01' },
    { from: '2020-01-01', to: '2026-03-01' },
    // The first day of the default period replaces the empty day, and is after this last day.
    { from: '', to: '2026-03-01' },
  ])('returns the default period instead of the invalid period %j', (requested) => {
    expect(resolvePeriod(requested, defaultPeriod, today)).toBe(defaultPeriod)
  })
})
