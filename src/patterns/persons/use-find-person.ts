import { useQueryClient } from '@tanstack/react-query'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { getSearchPersonsQueryOptions } from '@/api/generated/persons/persons'
import { idTypeFor, normalizeDocumentNumber } from '@/domain/documents'
import { useSession } from '@/session/use-session'

/** The search matches parts of a number, but a whole number matches few persons. */
const pageSize = 25

/**
 * Finds a person of the neighbourhood by document number. It bypasses the cache, which can lack a person who
 * was registered a moment ago.
 */
export function useFindPerson() {
  const rp = useSession().neighbourhood.id
  const client = useQueryClient()
  return async (idNumber: string): Promise<FoundPerson | undefined> => {
    const options = getSearchPersonsQueryOptions(rp, { search: idNumber, page_size: pageSize })
    const { results } = await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })
    const same = results.filter(
      (person) => normalizeDocumentNumber(person.id_number) === normalizeDocumentNumber(idNumber),
    )
    // Two documents of different types can have the same number, so the type that matches the number's form
    // comes first.
    return same.find(({ id_type_code }) => id_type_code === idTypeFor(idNumber, 'DNI')) ?? same[0]
  }
}
