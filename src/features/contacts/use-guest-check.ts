import { useQueryClient } from '@tanstack/react-query'
import { getListContactsQueryOptions, getLookupGuestQueryOptions } from '@/api/generated/contacts/contacts'
import { type DocumentValues, documentOf, type KnownPerson, knownPerson } from './guest-form'

/** What is known about a document. */
export interface GuestCheck {
  /** Who has it, if anybody in the complex does. */
  known: KnownPerson | undefined
  /** Whether that person is one's contact already. */
  isContact: boolean
}

const pageSize = 100
/** Somebody may have registered the person a moment ago: what the cache remembers is not asked. */
const afresh = { staleTime: 0 }

/** Checks whether a document's person exists in the complex, and is already a contact (P2). */
export function useGuestCheck(realPropertyId: number) {
  const client = useQueryClient()
  return async (document: DocumentValues): Promise<GuestCheck> => {
    const { idType, idNumber } = documentOf(document)
    const found = await client.fetchQuery({
      ...getLookupGuestQueryOptions(realPropertyId, idType, idNumber),
      ...afresh,
    })
    const known = knownPerson(found)
    if (!known) return { known, isContact: false }
    const { results } = await client.fetchQuery({
      ...getListContactsQueryOptions(realPropertyId, { search: known.id_number, page_size: pageSize }),
      ...afresh,
    })
    return { known, isContact: results.some(({ guest }) => guest.id === known.id) }
  }
}
