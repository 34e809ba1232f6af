import { describe, expect, test } from 'vitest'
import { UserGroup } from '@/api/generated/model/userGroup'
import { getRoles } from '@/session/roles'
import { lot, sessionData } from './sessions'

const groups = Object.values(UserGroup)

/** The groups of an escalated user, as in the documents. */
const escalated = [
  'PROPERTY_ADMIN',
  'INSURANCE_BROKER',
  'AUDITOR',
  'AMENITY_ADMIN',
  'AMENITY_CONTROL',
  'CARONE_ADMIN',
  'COMMUNICATION_ADMIN',
  'COMMUNICATION_SILICON_ADMIN',
  'WORK_CONTROL',
]

/** The neighbourhoods of the lots. */
const lotsIn = [[], [101], [102], [101, 102]]
/** The neighbourhood of the page. */
const neighbourhoods = [101, 102, undefined]

/** Every combination of groups, lots and neighbourhoods. */
const rows = Array.from({ length: 2 ** groups.length }, (_, row) =>
  groups.filter((_group, bit) => (row >> bit) % 2 === 1),
).flatMap((held) => lotsIn.flatMap((lots) => neighbourhoods.map((here) => ({ held, lots, here }))))

const rolesIn = (held: UserGroup[], lots: number[], here: number | undefined) =>
  getRoles(
    {
      user: { ...sessionData().user, groups: held },
      properties: lots.map((neighbourhood, at) => lot(at + 1, neighbourhood)),
    },
    here,
  )
const roles = (held: UserGroup[], lots: number[], here = 101) => rolesIn(held, lots, here)

test(`derives the roles from groups and lots: ${rows.length} combinations`, () => {
  expect(rows).toHaveLength(2 ** 10 * 4 * 3)
  const wrong = rows.filter(({ held, lots, here }) => {
    const isResident = here !== undefined && lots.includes(here) && !held.includes('PROPERTY_ADMIN')
    const isEscalated = held.some((group) => escalated.includes(group))
    const isAdministrator = held.includes('ADMINISTRATOR')
    const isWorkManagerOnly = !isEscalated && !isAdministrator && !isResident
    const actual = rolesIn(held, lots, here)
    const expected = { isResident, isWorkManager: true, isEscalated, isAdministrator, isWorkManagerOnly }
    return JSON.stringify(actual) !== JSON.stringify(expected)
  })
  expect(wrong).toEqual([])
})

describe('examples', () => {
  test('a resident', () => {
    expect(roles([], [101])).toMatchObject({ isResident: true, isEscalated: false, isWorkManagerOnly: false })
  })

  test('a work manager and nothing else', () => {
    expect(roles([], [])).toMatchObject({ isResident: false, isWorkManager: true, isWorkManagerOnly: true })
  })

  test('an administrator is not escalated, and not a work manager only', () => {
    expect(roles(['ADMINISTRATOR'], [])).toMatchObject({ isEscalated: false, isWorkManagerOnly: false })
  })

  test('an owner in PROPERTY_ADMIN is no resident', () => {
    expect(roles(['PROPERTY_ADMIN'], [101])).toMatchObject({ isResident: false, isEscalated: true })
  })

  test('an owner in AUDITOR is a resident', () => {
    expect(roles(['AUDITOR'], [101])).toMatchObject({ isResident: true, isEscalated: true })
  })

  test('a user is a resident only of the neighbourhoods of their lots', () => {
    expect(roles([], [102, 101]).isResident).toBe(true)
    expect(roles([], [102]).isResident).toBe(false)
    expect(roles([], [101, 102], 103).isResident).toBe(false)
  })

  test('nobody is a resident without a neighbourhood', () => {
    const properties = [lot(1, 101)]
    expect(getRoles({ user: sessionData().user, properties }, undefined).isResident).toBe(false)
  })
})
