import { describe, expect, test } from 'vitest'
import { UserGroup } from '@/api/generated/model/userGroup'
import { rolesOf } from '@/session/roles'
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

/** Every set of groups, with and without a lot in the neighbourhood. */
const rows = Array.from({ length: 2 ** groups.length * 2 }, (_, row) => ({
  held: groups.filter((_group, bit) => (row >> (bit + 1)) % 2 === 1),
  hasLot: row % 2 === 1,
}))

const roles = (held: UserGroup[], lots: number[], realPropertyId: number | undefined = 101) =>
  rolesOf(
    {
      user: { ...sessionData().user, groups: held },
      properties: lots.map((neighbourhood, at) => lot(at + 1, neighbourhood)),
    },
    realPropertyId,
  )

test(`the whole table of P6: ${rows.length} rows`, () => {
  for (const { held, hasLot } of rows) {
    const isResident = hasLot && !held.includes('PROPERTY_ADMIN')
    const isEscalated = held.some((group) => escalated.includes(group))
    const isAdministrator = held.includes('ADMINISTRATOR')
    expect(roles(held, hasLot ? [101] : []), `${held.join()} ${hasLot}`).toEqual({
      isResident,
      isWorkManager: true,
      isEscalated,
      isAdministrator,
      isWorkManagerOnly: !isEscalated && !isAdministrator && !isResident,
    })
  }
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
    expect(rolesOf({ user: sessionData().user, properties }, undefined).isResident).toBe(false)
  })
})
