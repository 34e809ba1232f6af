import { cutText } from '@/patterns/filters/search-text'
import { authorizationSearchLimit } from '../search-limit'

/** Limit of the contract. */
const longestDocument = 20

/** Builds the filter of `listAuthorizedPeople`: a document number, or else a part of the name. */
export function toPeopleFilter(search: string): { id_number?: string; full_name?: string } {
  const text = search.trim()
  if (text === '') return {}
  // The pattern requires a digit, because a filter without digits would match everybody.
  return /^[.\s-]*\d[\d.\s-]*$/.test(text)
    ? { id_number: text.replace(/\D/g, '').slice(0, longestDocument) }
    : { full_name: cutText(text, authorizationSearchLimit) }
}
