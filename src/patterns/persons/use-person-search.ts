import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchPersons } from '@/api/generated/persons/persons'
import { describeError } from '@/copy/errors'
import { documentIn } from '@/domain/documents'
import { useSession } from '@/session/use-session'
import { cutText } from '../filters/cut-text'

/** The contract's limit of a search. */
export const longestSearch = 100
/** More than these are told apart by typing on. */
const pageSize = 25

/** The people of the neighbourhood whose document or name has a text in it; nobody before there is one. */
export function usePersonSearch() {
  const rp = useSession().neighbourhood.id
  const [text, setText] = useState('')
  // The backend is asked for a number as it is kept.
  const search = cutText(documentIn(text) || text, longestSearch)
  const isAsked = search !== ''
  const query = useSearchPersons(
    rp,
    { search, page_size: pageSize },
    // Somebody may have been registered a moment ago: what the cache remembers is not enough.
    { query: { enabled: isAsked, placeholderData: keepPreviousData, staleTime: 0 } },
  )
  return {
    text,
    search: setText,
    people: isAsked ? (query.data?.results ?? []) : [],
    isLoading: isAsked && (query.isPending || query.isPlaceholderData),
    failure: isAsked && query.error ? describeError(query.error).join(' ') : undefined,
    retry: () => void query.refetch(),
  }
}
