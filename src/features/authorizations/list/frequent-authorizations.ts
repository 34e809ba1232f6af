import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'

/** Identifies the people and the hours of an authorization. The summary has the ids of only some of the people. */
const getKey = ({ people, count_authorized, start_time, end_time }: AuthorizationSummary) =>
  JSON.stringify([
    people.map(({ id }) => id).sort((left, right) => left - right),
    count_authorized,
    start_time,
    end_time,
  ])

/**
 * Returns, for the most frequent pairs of people and hours, the newest authorization of each, the most frequent first. Omits
 * invitations, whose guests differ each time, and what the Administration has created. `authorizations` begin with the newest, and may
 * repeat one.
 */
export function findFrequentAuthorizations(
  authorizations: readonly AuthorizationSummary[],
  limit: number,
): AuthorizationSummary[] {
  const groups = new Map<string, { newest: AuthorizationSummary; ids: Set<number> }>()
  for (const authorization of authorizations) {
    const { preauthorization_type: type, source, people } = authorization
    if (type === 'INVITE' || source === 'ADMIN' || people.length === 0) continue
    const key = getKey(authorization)
    const group = groups.get(key) ?? { newest: authorization, ids: new Set() }
    group.ids.add(authorization.id)
    groups.set(key, group)
  }
  // The sort is stable, so that the newest of equally frequent pairs comes first.
  return [...groups.values()]
    .sort((left, right) => right.ids.size - left.ids.size)
    .slice(0, limit)
    .map(({ newest }) => newest)
}
