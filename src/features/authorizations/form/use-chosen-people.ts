import { useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { useAuthorizedPages } from '../terms/use-authorized-pages'
import type { ChosenPeople } from './contact-picker'
import { isFound, peopleCount } from './people'
import type { AuthorizationValues } from './values'

const idOf = ({ id }: AuthorizedPerson) => id

/**
 * Who an authorization is going to be for: whoever joins first, then those who are authorized already and stay, a
 * hundred a page. A new one has nobody yet, and nothing is asked for.
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
