import { describe, expect, test } from 'vitest'
import { canChangeManagers, getRosterRefusal, type WorkRelation } from '@/domain/work-rights'

const stranger: WorkRelation = { groups: ['PROPERTY_OWNER'], isResidentOfLot: false, managerStatus: null }

describe('the right to change the roster and the groups of a work', () => {
  test.each<[string, Partial<WorkRelation>]>([
    ['an administrator', { groups: ['PROPERTY_ADMIN'] }],
    ['a member of the work control', { groups: ['PROPERTY_OWNER', 'WORK_CONTROL'] }],
    ['a resident of the lot', { isResidentOfLot: true }],
    ['a current manager', { managerStatus: 'CURRENT' }],
    [
      'an administrator whose status as a manager is unknown',
      { groups: ['PROPERTY_ADMIN'], managerStatus: undefined },
    ],
    [
      'a resident of the lot who is a suspended manager',
      { isResidentOfLot: true, managerStatus: 'SUSPENDED' },
    ],
  ])('belongs to %s', (_, relation) => {
    expect(getRosterRefusal({ ...stranger, ...relation })).toBeUndefined()
  })

  test.each<[WorkRelation['managerStatus'], string]>([
    [null, 'WORK_NOT_MANAGED'],
    [undefined, 'WORK_ROLE_UNKNOWN'],
    ['SUSPENDED', 'WORK_MANAGER_SUSPENDED'],
    ['INVALID', 'WORK_NOT_MANAGED'],
  ])('is refused to any other user whose manager status is %s: %s', (managerStatus, refusal) => {
    expect(getRosterRefusal({ ...stranger, managerStatus })).toBe(refusal)
  })

  test('is refused to a user without groups', () => {
    expect(getRosterRefusal({ ...stranger, groups: [] })).toBe('WORK_NOT_MANAGED')
  })
})

test.each([
  [true, 'CURRENT', true],
  [true, 'SUSPENDED', false],
  [true, null, false],
  [true, undefined, false],
  [false, 'CURRENT', false],
  [false, null, false],
] as const)(
  'decides whether a user may change managers (resident of the lot: %s, manager status: %s): %s',
  (isResidentOfLot, managerStatus, isAllowed) => {
    expect(canChangeManagers({ groups: ['PROPERTY_ADMIN'], isResidentOfLot, managerStatus })).toBe(isAllowed)
  },
)
