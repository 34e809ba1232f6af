import { expect, test } from 'vitest'
import { getGroupValidity } from '@/domain/group-validity'

const day = '2026-03-16'

const holding = { active_flag: true, from_date: '2026-03-01', to_date: '2026-12-31', people: [{}] }

test.each([
  ['switched off', { active_flag: false, people: [], from_date: '2026-08-03' }, 'off'],
  ['past its last day', { to_date: '2026-03-15', people: [] }, 'over'],
  ['without anybody on it', { people: [] }, 'unstaffed'],
  ['without anybody on it, and yet to begin', { people: [], from_date: '2026-08-03' }, 'unstaffed'],
  ['that begins tomorrow', { from_date: '2026-03-17' }, 'upcoming'],
  ['that begins tomorrow and ends soon', { from_date: '2026-03-17', to_date: '2026-03-20' }, 'upcoming'],
  ['that begins today', { from_date: '2026-03-16' }, 'current'],
  ['that begins today and ends soon', { from_date: '2026-03-16', to_date: '2026-03-20' }, 'near'],
])('rates a group %s', (_, terms, validity) => {
  expect(getGroupValidity({ ...holding, ...terms }, day)).toBe(validity)
})

test.each([
  [true, '2026-03-15', 'over'],
  [true, '2026-03-16', 'near'],
  [true, '2026-03-30', 'near'],
  [true, '2026-03-31', 'current'],
  [false, '2026-03-15', 'off'],
  [false, '2026-12-31', 'off'],
])('rates an active group (%s) until %s as %s', (active_flag, to_date, validity) => {
  expect(getGroupValidity({ ...holding, active_flag, to_date }, day)).toBe(validity)
})
