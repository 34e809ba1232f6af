import { describe, expect, test } from 'vitest'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { canChangeManagers, getRosterRefusal, type WorkRelation } from '@/domain/work-rights'

const stranger: WorkRelation = { groups: ['PROPERTY_OWNER'], isResidentOfLot: false, managerStatus: null }

describe('the right to change the roster and the group authorizations of a work', () => {
  test.each<[string, Partial<WorkRelation>]>([
    ['a user in the group PROPERTY_ADMIN', { groups: ['PROPERTY_ADMIN'] }],
    ['a user in the group WORK_CONTROL', { groups: ['PROPERTY_OWNER', 'WORK_CONTROL'] }],
    ['a resident of the lot', { isResidentOfLot: true }],
    ['a current manager', { managerStatus: 'CURRENT' }],
    [
      'a user in the group PROPERTY_ADMIN whose status as a manager is unknown',
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
    ['PAUSED' as WorkPartyStatus, 'WORK_ROLE_UNKNOWN'],
  ])(
    'is refused to a user who does not live on the lot and has the manager status %s: %s',
    (managerStatus, refusal) => {
      expect(getRosterRefusal({ ...stranger, managerStatus })).toBe(refusal)
    },
  )

  test('is refused to a user without permission groups, who neither lives on the lot nor manages the work', () => {
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
  'decides whether a user in the group PROPERTY_ADMIN may change managers (resident of the lot: %s, manager status: %s): %s',
  (isResidentOfLot, managerStatus, isAllowed) => {
    expect(canChangeManagers({ groups: ['PROPERTY_ADMIN'], isResidentOfLot, managerStatus })).toBe(isAllowed)
  },
)
