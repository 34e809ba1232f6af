import { useQueryClient } from '@tanstack/react-query'
import { listAuthorizations } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { authorizationSearchLimit } from '@/domain/authorizations'
import { cutText } from '@/domain/cut-text'
import { useLotReference } from '../terms/use-lot-reference'
import { summarize } from './use-recent-use'

/**
 * Returns a function that finds the type of the last authorization of a person, among the newest ones with the person's name. The
 * function resolves to undefined if there is none, or if the request fails, because the type only saves a press.
 */
export function useLastType() {
  const client = useQueryClient()
  const { rp, pid } = useLotReference()
  return async ({ id, full_name }: NamedPerson): Promise<AuthorizationType | undefined> => {
    const filter = { search: cutText(full_name, authorizationSearchLimit) }
    try {
      const { results } = await client.fetchQuery({
        queryKey: ['last type', rp, pid, id],
        queryFn: ({ signal }) => listAuthorizations(rp, pid, filter, { signal }),
        gcTime: 0,
      })
      return summarize(results).lastTypes.get(id)
    } catch {
      return undefined
    }
  }
}
