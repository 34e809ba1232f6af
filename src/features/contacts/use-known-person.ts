import { useQueryClient } from '@tanstack/react-query'
import { getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import { type DocumentValues, documentOf, knownPerson } from './guest-form'

/** Somebody may have registered the person a moment ago: what the cache remembers is not asked. */
export const afresh = { staleTime: 0 }

/** Asks who in the complex has a document. */
export function useKnownPerson(realPropertyId: number) {
  const client = useQueryClient()
  return async (document: DocumentValues) => {
    const { idType, idNumber } = documentOf(document)
    const asked = getLookupGuestQueryOptions(realPropertyId, idType, idNumber)
    return knownPerson(await client.fetchQuery({ ...asked, ...afresh }))
  }
}
