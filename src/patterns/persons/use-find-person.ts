import { useQueryClient } from '@tanstack/react-query'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { getSearchPersonsQueryOptions } from '@/api/generated/persons/persons'
import { correctIdType, normalizeDocumentNumber } from '@/domain/documents'
import { useSession } from '@/session/use-session'

/** One page is enough, because a whole document number matches few persons. */
const pageSize = 25

/**
 * Returns a function that finds a person by document number. The function always asks the backend, because the cache can
 * lack a newly registered person.
 */
export function useFindPerson() {
  const { id: realPropertyId } = useSession().neighbourhood
  const client = useQueryClient()
  return async (idNumber: string): Promise<FoundPerson | undefined> => {
    const options = getSearchPersonsQueryOptions(realPropertyId, { search: idNumber, page_size: pageSize })
    const { results } = await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 })
    const matches = results.filter(
      (person) => normalizeDocumentNumber(person.id_number) === normalizeDocumentNumber(idNumber),
    )
    // Identity documents of different types can have the same number. The function prefers a person whose document type
    // is the usual type for a number of this form.
    return matches.find(({ id_type_code }) => id_type_code === correctIdType(idNumber, 'DNI')) ?? matches[0]
  }
}

/** Returns a function that finds a person by document number, as the list dialog needs it: a list of one person or of none. */
export function useFindPeople() {
  const findPerson = useFindPerson()
  return async ({ document: idNumber }: { document: string }): Promise<FoundPerson[]> => {
    const person = await findPerson(idNumber)
    return person ? [person] : []
  }
}
