import { useQueryClient } from '@tanstack/react-query'
import { getListContactsQueryOptions } from '@/api/generated/contacts/contacts'
import { copy } from './copy'
import { type DocumentCheck, type DocumentValues, formatDocument } from './guest-form'
import { usePersonByDocument, withoutCache } from './use-person-by-document'

const pageSize = 100

/** Checks whether a document's person exists in the complex; who is a contact already is refused. */
export function useGuestCheck(realPropertyId: number) {
  const client = useQueryClient()
  const findKnown = usePersonByDocument(realPropertyId)
  return async (document: DocumentValues): Promise<DocumentCheck> => {
    const known = await findKnown(document)
    if (!known) return { known }
    const { results } = await client.fetchQuery({
      ...getListContactsQueryOptions(realPropertyId, { search: known.id_number, page_size: pageSize }),
      ...withoutCache,
    })
    const isContact = results.some(({ guest }) => guest.id === known.id)
    return { known, refusal: isContact ? copy.guest.alreadyContact(formatDocument(document)) : undefined }
  }
}
