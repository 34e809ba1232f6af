import { expect, test } from 'vitest'
import { groupValidity } from '@/domain/group-validity'

const day = '2026-03-16'

test.each([
  [true, '2026-03-15', 'over'],
  [true, '2026-03-16', 'near'],
  [true, '2026-03-30', 'near'],
  [true, '2026-03-31', 'current'],
  [false, '2026-03-15', 'off'],
  [false, '2026-12-31', 'off'],
])('a group that is on (%s) until %s is %s (L4)', (active_flag, to_date, validity) => {
  expect(groupValidity({ active_flag, to_date }, day)).toBe(validity)
})
