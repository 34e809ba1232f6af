import {
  getListAuthorizedPeopleQueryKey,
  listAuthorizedPeople,
} from '@/api/generated/authorizations/authorizations'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { usePages } from '@/patterns/paging/use-pages'
import { toPeopleFilter } from './people-filter'

const pageSize = 100
const idOf = ({ id }: AuthorizedPerson) => id

/**
 * Lists the authorized people who match a search, a hundred a page. Without an authorization nothing is
 * requested.
 */
export function useAuthorizedPages(
  authorization: { id: number } | undefined,
  search: string,
  { isFresh = false }: { isFresh?: boolean } = {},
) {
  const id = authorization?.id ?? 0
  const filter = { ...toPeopleFilter(search), page_size: pageSize }
  return usePages<AuthorizedPerson>({
    queryKey: getListAuthorizedPeopleQueryKey(id, filter),
    fetchPage: (page, signal) => listAuthorizedPeople(id, { ...filter, page }, { signal }),
    idOf,
    isEnabled: authorization !== undefined,
    isFresh,
  })
}
