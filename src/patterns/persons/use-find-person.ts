import { useQueryClient } from '@tanstack/react-query'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { getSearchPersonsQueryOptions } from '@/api/generated/persons/persons'
import { idTypeFor, normalizeDocumentNumber } from '@/domain/documents'
import { useSession } from '@/session/use-session'

/** The search finds parts of a document: of a whole one they are few. */
const pageSize = 25

/** Asks who in the neighbourhood has a document number. What the cache remembers is not enough: somebody may have been registered a moment ago. */
export function useFindPerson() {
  const rp = useSession().neighbourhood.id
  const client = useQueryClient()
  return async (idNumber: string): Promise<FoundPerson | undefined> => {
    const options = getSearchPersonsQueryOptions(rp, { search: idNumber, page_size: pageSize })
    const { results } = await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })
    const same = results.filter(
      (person) => normalizeDocumentNumber(person.id_number) === normalizeDocumentNumber(idNumber),
    )
    // One number may be that of two documents: then it is what it looks like.
    return same.find(({ id_type_code }) => id_type_code === idTypeFor(idNumber, 'DNI')) ?? same[0]
  }
}
