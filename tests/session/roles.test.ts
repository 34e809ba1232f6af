import { describe, expect, test } from 'vitest'
import { UserGroup } from '@/api/generated/model/userGroup'
import { getRoles } from '@/session/roles'
import { lot, sessionData } from './sessions'

const groups = Object.values(UserGroup)

/** P6, word by word: the groups that make a user escalated. */
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

/** Where the user has lots. */
const lotsIn = [[], [101], [102], [101, 102]]
/** Which neighbourhood the page shows. */
const neighbourhoods = [101, 102, undefined]

/** Every set of groups, with lots here, there, in both and in none, wherever one looks. */
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

test(`the whole table of P6: ${rows.length} rows`, () => {
  expect(rows).toHaveLength(2 ** 10 * 4 * 3)
  const wrong = rows.filter(({ held, lots, here }) => {
    const isResident = here !== undefined && lots.includes(here) && !held.includes('PROPERTY_ADMIN')
    const isEscalated = held.some((group) => escalated.includes(group))
    const isAdministrator = held.includes('ADMINISTRATOR')
    const isWorkManagerOnly = !isEscalated && !isAdministrator && !isResident
    const told = rolesIn(held, lots, here)
    const expected = { isResident, isWorkManager: true, isEscalated, isAdministrator, isWorkManagerOnly }
    return JSON.stringify(told) !== JSON.stringify(expected)
  })
  expect(wrong).toEqual([])
})

describe('by example', () => {
  test('a resident', () => {
    expect(roles([], [101])).toMatchObject({ isResident: true, isEscalated: false, isWorkManagerOnly: false })
  })

  test('a work manager and nothing else', () => {
    expect(roles([], [])).toMatchObject({ isResident: false, isWorkManager: true, isWorkManagerOnly: true })
  })

  test('an administrator is not escalated, and not a work manager only', () => {
    expect(roles(['ADMINISTRATOR'], [])).toMatchObject({ isEscalated: false, isWorkManagerOnly: false })
  })

  test('an owner who administers the neighbourhood is no resident', () => {
    expect(roles(['PROPERTY_ADMIN'], [101])).toMatchObject({ isResident: false, isEscalated: true })
  })

  test('an owner who audits is a resident too', () => {
    expect(roles(['AUDITOR'], [101])).toMatchObject({ isResident: true, isEscalated: true })
  })

  test('the role follows the neighbourhood', () => {
    expect(roles([], [102, 101]).isResident).toBe(true)
    expect(roles([], [102]).isResident).toBe(false)
    expect(roles([], [101, 102], 103).isResident).toBe(false)
  })

  test('nowhere, nobody is a resident', () => {
    const properties = [lot(1, 101)]
    expect(getRoles({ user: sessionData().user, properties }, undefined).isResident).toBe(false)
  })
})
