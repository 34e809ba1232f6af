import type { Schemas } from '../contract/operations.ts'
import type { PersonRow } from '../db/rows.ts'
import { createComparator } from './ordering.ts'
import { compareFullNames } from './people.ts'

interface Party {
  row: { id: number; status: Schemas['WorkPartyStatus'] }
  person: PersonRow
}

interface PartyQuery {
  ordering: string
  sort: Schemas['SortDirection']
  is_active_flag?: boolean
}

const matchesPartyFilter = ({ row }: Party, wanted: boolean | undefined): boolean =>
  wanted === undefined || (row.status === 'CURRENT') === wanted

/** Filters and sorts parties; those with the same last name by their first name. */
export function listParties<Asked extends Party>(parties: readonly Asked[], query: PartyQuery): Asked[] {
  const { ordering, sort, is_active_flag } = query
  const compare = createComparator<Asked>(sort === 'desc' ? reverseOrdering(ordering) : ordering, {
    person__last_name: ({ person }) => person.last_name,
    person__first_name: ({ person }) => person.first_name,
    person__id_number: ({ person }) => person.id_number,
    person__email: ({ person }) => person.email,
    status: ({ row }) => row.status,
  })
  return parties
    .filter((party) => matchesPartyFilter(party, is_active_flag))
    .sort((one, other) => compare(one, other) || compareFullNames(one.person, other.person))
}

const reverseOrdering = (ordering: string): string =>
  ordering.startsWith('-') ? ordering.slice(1) : `-${ordering}`

/** By last name, as rosters are. */
export const rosterOrder = { ordering: 'person__last_name', sort: 'asc' } as const
