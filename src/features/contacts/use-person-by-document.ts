import { useQueryClient } from '@tanstack/react-query'
import { getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import { type DocumentValues, normalizeDocument, toKnownPerson } from './guest-form'

/** The cache is bypassed, because the person may have been registered a moment ago. */
export const withoutCache = { staleTime: 0 }

/** Returns a function that looks up the registered person of a document. */
export function usePersonByDocument(realPropertyId: number) {
  const client = useQueryClient()
  return async (document: DocumentValues) => {
    const { idType, idNumber } = normalizeDocument(document)
    const asked = getLookupGuestQueryOptions(realPropertyId, idType, idNumber)
    return toKnownPerson(await client.fetchQuery({ ...asked, ...withoutCache }))
  }
}
