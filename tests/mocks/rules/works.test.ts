import {
  canChangeWork,
  canChangeWorkManagers,
  canSeeWork,
  compareCurrentFirst,
  refuseOtherWork,
  type WorkAccess,
} from '@mocks/rules/works'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './sample-rows'
import { work } from './work-rows'

const createAccess = (overrides: Partial<WorkAccess> = {}): WorkAccess => ({
  isAdministration: false,
  lotIds: new Set(),
  managed: new Map(),
  ...overrides,
})
const manager = (status: 'CURRENT' | 'SUSPENDED' | 'INVALID') => ({ managed: new Map([[501, status]]) })
const resident = { lotIds: new Set([201]) }

describe('the permissions to see a work, to change it, and to change its managers', () => {
  it.each([
    ['a user without a role', {}, [false, false, false]],
    ['the Administration', { isAdministration: true }, [true, true, false]],
    ['a resident of the lot', resident, [true, true, false]],
    ['a resident of another lot', { lotIds: new Set([202]) }, [false, false, false]],
    ['a current manager', manager('CURRENT'), [true, true, false]],
    ['a suspended manager', manager('SUSPENDED'), [true, false, false]],
    ['an invalid manager', manager('INVALID'), [false, false, false]],
    ['a manager of another work', { managed: new Map([[502, 'CURRENT' as const]]) }, [false, false, false]],
    ['a resident and current manager', { ...resident, ...manager('CURRENT') }, [true, true, true]],
    ['a resident and suspended manager', { ...resident, ...manager('SUSPENDED') }, [true, true, false]],
    ['a resident and invalid manager', { ...resident, ...manager('INVALID') }, [true, true, false]],
  ])('of %s', (_, overrides, rights) => {
    const access = createAccess(overrides)
    expect([
      canSeeWork(work(), access),
      canChangeWork(work(), access),
      canChangeWorkManagers(work(), access),
    ]).toEqual(rights)
  })
})

it('compareCurrentFirst sorts works by status, then by title', () => {
  const works = [
    work({ id: 1, title: 'Zaguán', status: 'FINISHED' }),
    work({ id: 2, title: 'Ñandú' }),
    work({ id: 3, title: 'Álamo', status: 'SUSPENDED' }),
    work({ id: 4, title: 'Nogal' }),
    work({ id: 5, title: 'Ombú' }),
    work({ id: 6, title: 'nogal' }),
  ]
  expect(works.sort(compareCurrentFirst).map(({ id }) => id)).toEqual([4, 6, 2, 5, 3, 1])
})

it('refuseOtherWork rejects a body with another work than the path', () => {
  refuseOtherWork(work(), undefined)
  refuseOtherWork(work(), 501)
  expect(refusalOf(() => refuseOtherWork(work(), 502)).body).toHaveProperty('work')
})
