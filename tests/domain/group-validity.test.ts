import { expect, test } from 'vitest'
import { getGroupValidity } from '@/domain/group-validity'

const today = '2026-03-16'

const currentGroup = { active_flag: true, from_date: '2026-03-01', to_date: '2026-12-31', people: [{}] }

test.each([
  ['that is switched off', { active_flag: false, people: [], from_date: '2026-08-03' }, 'off'],
  ['whose last day was yesterday', { to_date: '2026-03-15', people: [] }, 'over'],
  ['without workers', { people: [] }, 'unstaffed'],
  ['that has no workers and begins in the future', { people: [], from_date: '2026-08-03' }, 'unstaffed'],
  ['that begins tomorrow', { from_date: '2026-03-17' }, 'upcoming'],
  ['that begins tomorrow and ends soon', { from_date: '2026-03-17', to_date: '2026-03-20' }, 'upcoming'],
  ['that begins today', { from_date: '2026-03-16' }, 'current'],
  ['that begins today and ends soon', { from_date: '2026-03-16', to_date: '2026-03-20' }, 'near'],
])('returns the validity of a group %s', (_, terms, validity) => {
  expect(getGroupValidity({ ...currentGroup, ...terms }, today)).toBe(validity)
})

test.each([
  [true, '2026-03-15', 'over'],
  [true, '2026-03-16', 'near'],
  [true, '2026-03-30', 'near'],
  [true, '2026-03-31', 'current'],
  [false, '2026-03-15', 'off'],
  [false, '2026-12-31', 'off'],
])(
  'returns the validity of a group (active: %s) with the last day %s: %s',
  (active_flag, to_date, validity) => {
    expect(getGroupValidity({ ...currentGroup, active_flag, to_date }, today)).toBe(validity)
  },
)
