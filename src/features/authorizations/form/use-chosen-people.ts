import { useState } from 'react'
import {
  getListAuthorizedPeopleQueryKey,
  listAuthorizedPeople,
} from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { usePages } from '@/patterns/paging/use-pages'
import type { ChosenPeople } from './contact-picker'
import { isFound, peopleCount, toPeopleFilter } from './people'
import type { AuthorizationValues } from './values'

const pageSize = 100
const idOf = ({ id }: AuthorizedPerson) => id

/**
 * Who an authorization is going to be for: whoever joins first, then those who are authorized already and stay, a
 * hundred a page (P9). A new one has nobody yet, and nothing is asked for.
 */
export function useChosenPeople(
  { people, removed }: Pick<AuthorizationValues, 'people' | 'removed'>,
  authorization: AuthorizationDetail | undefined,
): { chosen: ChosenPeople; isChosen: (personId: number) => boolean } {
  const [search, setSearch] = useState('')
  // Without a search both are the same list, asked for once. A search only changes what is shown.
  const all = useAuthorizedPages(authorization, '')
  const pages = useAuthorizedPages(authorization, search)
  const gone = new Set(removed.map(idOf))
  const joining = new Set(people.map(idOf))
  const staying = pages.rows.filter((person) => !gone.has(person.id) && !joining.has(person.id))
  const authorized = new Set([...all.rows, ...pages.rows].map(idOf))
  return {
    chosen: {
      people: [...people.filter((person) => isFound(person, search)), ...staying],
      count: peopleCount({ people, removed }, authorization?.count_authorized),
      search,
      onSearch: setSearch,
      pages,
    },
    isChosen: (personId) => joining.has(personId) || (authorized.has(personId) && !gone.has(personId)),
  }
}

/** Who is authorized and found by a search. */
function useAuthorizedPages(authorization: AuthorizationDetail | undefined, search: string) {
  const id = authorization?.id ?? 0
  const filter = { ...toPeopleFilter(search), page_size: pageSize }
  return usePages<AuthorizedPerson>({
    queryKey: getListAuthorizedPeopleQueryKey(id, filter),
    fetchPage: (page, signal) => listAuthorizedPeople(id, { ...filter, page }, { signal }),
    idOf,
    isEnabled: authorization !== undefined,
  })
}
