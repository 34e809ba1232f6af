import {
  canChangeWork,
  canChangeWorkManagers,
  canSeeWork,
  compareCurrentFirst,
  refuseOtherWork,
  type WorkAccess,
} from '@mocks/rules/works'
import { describe, expect, it } from 'vitest'
import { catchRefusal } from './sample-rows'
import { createWorkRow } from './work-rows'

const createAccess = (overrides: Partial<WorkAccess> = {}): WorkAccess => ({
  isAdministration: false,
  lotIds: new Set(),
  managerStatuses: new Map(),
  ...overrides,
})
const createManagerAccess = (status: 'CURRENT' | 'SUSPENDED' | 'INVALID') => ({
  managerStatuses: new Map([[501, status]]),
})
const residentAccess = { lotIds: new Set([201]) }

describe('the permissions to see a work, to change it and to change its managers', () => {
  it.each([
    ['a user without a role', {}, [false, false, false]],
    ['the Administration', { isAdministration: true }, [true, true, false]],
    ['a resident of the lot', residentAccess, [true, true, false]],
    ['a resident of another lot', { lotIds: new Set([202]) }, [false, false, false]],
    ['a current manager', createManagerAccess('CURRENT'), [true, true, false]],
    ['a suspended manager', createManagerAccess('SUSPENDED'), [true, false, false]],
    ['an invalid manager', createManagerAccess('INVALID'), [false, false, false]],
    [
      'a manager of another work',
      { managerStatuses: new Map([[502, 'CURRENT' as const]]) },
      [false, false, false],
    ],
    [
      'a resident and current manager',
      { ...residentAccess, ...createManagerAccess('CURRENT') },
      [true, true, true],
    ],
    [
      'a resident and suspended manager',
      { ...residentAccess, ...createManagerAccess('SUSPENDED') },
      [true, true, false],
    ],
    [
      'a resident and invalid manager',
      { ...residentAccess, ...createManagerAccess('INVALID') },
      [true, true, false],
    ],
  ])('are as expected for %s', (_, overrides, expectedPermissions) => {
    const access = createAccess(overrides)
    expect([
      canSeeWork(createWorkRow(), access),
      canChangeWork(createWorkRow(), access),
      canChangeWorkManagers(createWorkRow(), access),
    ]).toEqual(expectedPermissions)
  })
})

it('compareCurrentFirst sorts works by status, then by title, and works with equal titles by id', () => {
  const works = [
    createWorkRow({ id: 1, title: 'Zaguán', status: 'FINISHED' }),
    createWorkRow({ id: 2, title: 'Ñandú' }),
    createWorkRow({ id: 3, title: 'Álamo', status: 'SUSPENDED' }),
    createWorkRow({ id: 6, title: 'nogal' }),
    createWorkRow({ id: 5, title: 'Ombú' }),
    createWorkRow({ id: 4, title: 'Nogal' }),
  ]
  expect(works.sort(compareCurrentFirst).map(({ id }) => id)).toEqual([4, 6, 2, 5, 3, 1])
})

it('refuseOtherWork rejects only a request body that names a different work', () => {
  refuseOtherWork(createWorkRow(), undefined)
  refuseOtherWork(createWorkRow(), 501)
  expect(catchRefusal(() => refuseOtherWork(createWorkRow(), 502)).body).toHaveProperty('work')
})
