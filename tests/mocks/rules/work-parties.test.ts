import { listParties, rosterOrder } from '@mocks/rules/work-parties'
import { describe, expect, it } from 'vitest'
import { createPersonRow } from './sample-rows'

const createParty = (
  id: number,
  last_name: string,
  first_name: string,
  status: 'CURRENT' | 'SUSPENDED' | 'INVALID' = 'CURRENT',
  email: string | null = null,
) => ({ row: { id, status }, person: createPersonRow(id, { first_name, last_name, email }) })

const parties = [
  createParty(1, 'Núñez', 'Olegario', 'INVALID', 'b@example.com'),
  createParty(2, 'Nuñez', 'Ana', 'SUSPENDED'),
  createParty(3, 'Ávila', 'Zoilo', 'CURRENT', 'a@example.com'),
  createParty(4, 'Zárate', 'Bruno'),
]
const listIds = (query: Partial<Parameters<typeof listParties>[1]>) =>
  listParties(parties, { ...rosterOrder, ...query }).map(({ row }) => row.id)

describe('listParties', () => {
  it('sorts by default by last name, ignoring accents, and then by first name', () => {
    expect(listIds({})).toEqual([3, 2, 1, 4])
  })

  it('sorts by the field in `ordering`, ascending; a dash or sort=desc reverses the order, but both together do not', () => {
    expect(listIds({ ordering: 'person__first_name' })).toEqual([2, 4, 1, 3])
    expect(listIds({ ordering: '-person__first_name' })).toEqual([3, 1, 4, 2])
    expect(listIds({ ordering: 'person__first_name', sort: 'desc' })).toEqual([3, 1, 4, 2])
    expect(listIds({ ordering: '-person__first_name', sort: 'desc' })).toEqual([2, 4, 1, 3])
    expect(listIds({ ordering: 'status' })).toEqual([4, 3, 1, 2])
    expect(listIds({ ordering: 'person__id_number' })).toEqual([1, 2, 3, 4])
  })

  it('sorts null last in both directions', () => {
    expect(listIds({ ordering: 'person__email' })).toEqual([3, 1, 2, 4])
    expect(listIds({ ordering: '-person__email' })).toEqual([1, 3, 2, 4])
  })

  it('lists CURRENT parties if is_active_flag is true, and all other parties if it is false', () => {
    expect(listIds({ is_active_flag: true })).toEqual([3, 4])
    expect(listIds({ is_active_flag: false })).toEqual([2, 1])
  })
})
