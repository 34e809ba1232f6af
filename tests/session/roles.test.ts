import { describe, expect, test } from 'vitest'
import { UserGroup } from '@/api/generated/model/userGroup'
import { getRoles } from '@/session/roles'
import { createLot, createSessionData } from './sessions'

const groups = Object.values(UserGroup)

/** The groups whose members are escalated users: see docs/product/portal.md#roles. */
const escalatedGroups = [
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

/** For each case, the ids of the neighbourhoods in which the user has lots. */
const lotNeighbourhoodCases = [[], [101], [102], [101, 102]]
/** For each case, the id of the selected neighbourhood; undefined if none is selected. */
const selectedNeighbourhoods = [101, 102, undefined]

/** Every combination of the user's groups, the neighbourhoods of the user's lots, and the selected neighbourhood. */
const combinations = Array.from({ length: 2 ** groups.length }, (_, row) =>
  groups.filter((_group, bit) => (row >> bit) % 2 === 1),
).flatMap((userGroups) =>
  lotNeighbourhoodCases.flatMap((lotNeighbourhoods) =>
    selectedNeighbourhoods.map((neighbourhood) => ({ userGroups, lotNeighbourhoods, neighbourhood })),
  ),
)

const deriveRoles = (
  userGroups: UserGroup[],
  lotNeighbourhoods: number[],
  neighbourhood: number | undefined,
) =>
  getRoles(
    {
      user: { ...createSessionData().user, groups: userGroups },
      properties: lotNeighbourhoods.map((lotNeighbourhood, index) => createLot(index + 1, lotNeighbourhood)),
    },
    neighbourhood,
  )

test(`derives the roles from groups, lots and the selected neighbourhood: ${combinations.length} combinations`, () => {
  expect(combinations).toHaveLength(2 ** 10 * 4 * 3)
  const wrongCombinations = combinations.filter(({ userGroups, lotNeighbourhoods, neighbourhood }) => {
    const isResident =
      neighbourhood !== undefined &&
      lotNeighbourhoods.includes(neighbourhood) &&
      !userGroups.includes('PROPERTY_ADMIN')
    const isEscalated = userGroups.some((group) => escalatedGroups.includes(group))
    const isAdministrator = userGroups.includes('ADMINISTRATOR')
    const isWorkManagerOnly = !isEscalated && !isAdministrator && !isResident
    const actual = deriveRoles(userGroups, lotNeighbourhoods, neighbourhood)
    const expected = { isResident, isEscalated, isAdministrator, isWorkManagerOnly }
    return JSON.stringify(actual) !== JSON.stringify(expected)
  })
  expect(wrongCombinations).toEqual([])
})

describe('the roles of example users', () => {
  test('a user with a lot in the selected neighbourhood is a resident', () => {
    expect(deriveRoles([], [101], 101)).toMatchObject({
      isResident: true,
      isEscalated: false,
      isWorkManagerOnly: false,
    })
  })

  test('a user without lots and without groups is only a work manager', () => {
    expect(deriveRoles([], [], 101)).toMatchObject({
      isResident: false,
      isWorkManagerOnly: true,
    })
  })

  test('an administrator is not escalated, and is not only a work manager', () => {
    expect(deriveRoles(['ADMINISTRATOR'], [], 101)).toMatchObject({
      isEscalated: false,
      isWorkManagerOnly: false,
    })
  })

  test('an owner in the group PROPERTY_ADMIN is escalated, and is not a resident', () => {
    expect(deriveRoles(['PROPERTY_ADMIN'], [101], 101)).toMatchObject({
      isResident: false,
      isEscalated: true,
    })
  })

  test('an owner in the group AUDITOR is escalated, and is a resident', () => {
    expect(deriveRoles(['AUDITOR'], [101], 101)).toMatchObject({ isResident: true, isEscalated: true })
  })

  test('a user is a resident only of neighbourhoods in which they have a lot', () => {
    expect(deriveRoles([], [102, 101], 101).isResident).toBe(true)
    expect(deriveRoles([], [102], 101).isResident).toBe(false)
    expect(deriveRoles([], [101, 102], 103).isResident).toBe(false)
  })

  test('nobody is a resident while no neighbourhood is selected', () => {
    const properties = [createLot(1, 101)]
    expect(getRoles({ user: createSessionData().user, properties }, undefined).isResident).toBe(false)
  })
})
