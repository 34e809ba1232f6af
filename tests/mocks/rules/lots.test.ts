import { createDatabase } from '@mocks/db/db'
import { findCurrentHomes } from '@mocks/rules/lookups'
import { matchesLotFilter } from '@mocks/rules/lot-lists'
import { listManagedProperties } from '@mocks/rules/lots'
import type { JoinedResidency } from '@mocks/rules/session'
import { describe, expect, it } from 'vitest'
import { callerPerson, createResidencyRow } from './sample-lots'
import { createPersonRow, lot, neighbourhood, today } from './sample-rows'

const createHome = (id: number, identifier: string, can_manage_property: boolean): JoinedResidency => ({
  residency: createResidencyRow({ property_id: id, can_manage_property }),
  person: callerPerson,
  lot: { ...lot, id, identifier },
  realProperty: neighbourhood,
})

describe('listManagedProperties', () => {
  const homes = [createHome(203, 'B 10', true), createHome(201, 'a 2', false), createHome(202, 'B 9', true)]
  const listIdentifiers = (includesAll: boolean) =>
    listManagedProperties(homes, includesAll).map(({ identifier }) => identifier)

  it('lists the lots that the user may manage, by the number in the identifier', () => {
    expect(listIdentifiers(false)).toEqual(['B 9', 'B 10'])
  })

  it('lists all lots of the user, without regard to capitals', () => {
    expect(listIdentifiers(true)).toEqual(['a 2', 'B 9', 'B 10'])
  })
})

describe('findCurrentHomes', () => {
  it('sorts the residencies of all persons of the user by id', async () => {
    const { db } = createDatabase()
    await db.realProperties.insert(neighbourhood)
    await db.properties.insert(lot)
    for (const id of [301, 302]) await db.persons.insert(createPersonRow(id, { user_id: 1 }))
    for (const [id, person_id] of [
      [3, 301],
      [1, 302],
      [2, 301],
    ] as const)
      await db.residencies.insert(createResidencyRow({ id, person_id }))
    expect(findCurrentHomes(db, { userId: 1 }, today).map(({ residency }) => residency.id)).toEqual([1, 2, 3])
  })
})

describe('matchesLotFilter', () => {
  const row = { from_date: today, to_date: null, created_at: '', updated_at: null }
  const matches = (search: string) => matchesLotFilter(row, ['MOROCHA', 'LABRADOR'], { search })

  it('searches in each column, but not across two columns', () => {
    expect(matches('labrador')).toBe(true)
    expect(matches('morocha')).toBe(true)
    expect(matches('chalab')).toBe(false)
  })
})
