import type { Schemas } from '../contract/operations.ts'
import type { PersonRow } from '../db/rows.ts'
import { createComparator } from './ordering.ts'
import { compareFullNames } from './people.ts'

/** A manager or a worker of a work. */
interface Party {
  row: { id: number; status: Schemas['WorkPartyStatus'] }
  person: PersonRow
}

interface PartyQuery {
  ordering: string
  sort: Schemas['SortDirection']
  is_active_flag?: boolean
}

const matchesPartyFilter = ({ row }: Party, isActive: boolean | undefined): boolean =>
  isActive === undefined || (row.status === 'CURRENT') === isActive

/**
 * Filters and sorts managers or workers. `sort: 'desc'` reverses `ordering`. Parties with equal values are sorted by full
 * name, always ascending.
 */
export function listParties<Row extends Party>(parties: readonly Row[], query: PartyQuery): Row[] {
  const { ordering, sort, is_active_flag } = query
  const compare = createComparator<Row>(sort === 'desc' ? reverseOrdering(ordering) : ordering, {
    person__last_name: ({ person }) => person.last_name,
    person__first_name: ({ person }) => person.first_name,
    person__id_number: ({ person }) => person.id_number,
    person__email: ({ person }) => person.email,
    status: ({ row }) => row.status,
  })
  return parties
    .filter((party) => matchesPartyFilter(party, is_active_flag))
    .sort((left, right) => compare(left, right) || compareFullNames(left.person, right.person))
}

const reverseOrdering = (ordering: string): string =>
  ordering.startsWith('-') ? ordering.slice(1) : `-${ordering}`

/** The order of a roster if the request names no order: by last name. */
export const rosterOrder = { ordering: 'person__last_name', sort: 'asc' } as const
