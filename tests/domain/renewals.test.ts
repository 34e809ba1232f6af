import { expect, test } from 'vitest'
import { getRenewalStart } from '@/domain/renewals'

test.each([
  [['2026-03-20'], '2026-03-21'],
  [['2026-03-20', '2026-03-18', '2026-04-01'], '2026-03-19'],
  [['2026-03-16'], '2026-03-17'],
  [['2026-03-15', '2026-03-20'], '2026-03-16'],
  [[null, '2026-03-20'], '2026-03-16'],
  [[], '2026-03-16'],
] as const)('papers that end on %j are renewed from %s on', (lastDays, start) => {
  expect(getRenewalStart(lastDays, '2026-03-16')).toBe(start)
})
