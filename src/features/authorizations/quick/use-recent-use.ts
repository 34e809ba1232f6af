import { useQuery } from '@tanstack/react-query'
import { listAuthorizations } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { hasKnownType } from '@/domain/authorizations'
import { useLotReference } from '../terms/use-lot-reference'

export interface RecentUse {
  /** The people of the newest authorizations, the most frequent first; undefined while they load. */
  people: readonly NamedPerson[] | undefined
  /** The type of the newest authorization of each of these people, by the id of the person. */
  lastTypes: ReadonlyMap<number, AuthorizationType>
}

const noTypes: RecentUse['lastTypes'] = new Map()

/**
 * Finds the people in the newest authorizations by residents of the lot. If the request fails, there are none,
 * because they only save presses.
 */
export function useRecentUse(): RecentUse {
  const { rp, pid } = useLotReference()
  const hasLot = pid !== 0
  const query = useQuery({
    // This is not the generated key, because saving refetches the queries with the generated key, and waits for them.
    queryKey: ['recent authorizations', rp, pid],
    queryFn: async ({ signal }) =>
      summarize((await listAuthorizations(rp, pid, { page: 1 }, { signal })).results),
    gcTime: 0,
    enabled: hasLot,
  })
  if (query.data) return query.data
  return { people: hasLot && query.isPending ? undefined : [], lastTypes: noTypes }
}

/** `authorizations` are the newest first. Among equally frequent people, the last authorized person comes first. */
export function summarize(authorizations: readonly AuthorizationSummary[]) {
  const counts = new Map<number, { person: NamedPerson; count: number }>()
  const lastTypes = new Map<number, AuthorizationType>()
  for (const authorization of authorizations) {
    const { source, preauthorization_type: type, people } = authorization
    // The guests of an invitation add themselves, and the Administration authorizes people of its own.
    if (source === 'ADMIN' || type === 'INVITE' || !hasKnownType(authorization)) continue
    for (const person of people) {
      counts.set(person.id, { person, count: (counts.get(person.id)?.count ?? 0) + 1 })
      if (!lastTypes.has(person.id)) lastTypes.set(person.id, type)
    }
  }
  const people = [...counts.values()]
    .sort((left, right) => right.count - left.count)
    .map(({ person }) => person)
  return { people, lastTypes }
}
