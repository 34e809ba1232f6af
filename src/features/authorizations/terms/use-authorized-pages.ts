import {
  getListAuthorizedPeopleQueryKey,
  listAuthorizedPeople,
} from '@/api/generated/authorizations/authorizations'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { authorizationSearchLimit } from '@/domain/authorizations'
import { cutText } from '@/domain/cut-text'
import { usePages } from '@/patterns/paging/use-pages'

const pageSize = 100
/** The contract's limit for a document number, in characters. */
const maxDocumentLength = 20
const getId = ({ id }: AuthorizedPerson) => id

/** Builds the filter of `listAuthorizedPeople`: by document number if the search has only digits, otherwise by name. */
export function toPeopleFilter(search: string): { id_number?: string; full_name?: string } {
  const text = search.trim()
  if (text === '') return {}
  // The pattern requires a digit, because an empty `id_number` would match every person.
  return /^[.\s-]*\d[\d.\s-]*$/.test(text)
    ? { id_number: text.replace(/\D/g, '').slice(0, maxDocumentLength) }
    : { full_name: cutText(text, authorizationSearchLimit) }
}

/**
 * Lists the people of an authorization who match the search. If `authorization` is undefined, no request is sent.
 * `isFresh` says whether the list is refetched whenever a screen that shows it opens.
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
    getId,
    isEnabled: authorization !== undefined,
    isFresh,
  })
}
