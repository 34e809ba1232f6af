import { useQueryClient } from '@tanstack/react-query'
import { getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import { type DocumentValues, normalizeDocument, toKnownPerson } from './guest-form'

/** Somebody may have registered the person a moment ago: what the cache remembers is not asked. */
export const withoutCache = { staleTime: 0 }

/** Asks who in the complex has a document. */
export function usePersonByDocument(realPropertyId: number) {
  const client = useQueryClient()
  return async (document: DocumentValues) => {
    const { idType, idNumber } = normalizeDocument(document)
    const asked = getLookupGuestQueryOptions(realPropertyId, idType, idNumber)
    return toKnownPerson(await client.fetchQuery({ ...asked, ...withoutCache }))
  }
}
