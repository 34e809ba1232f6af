import { useQueryClient } from '@tanstack/react-query'
import { getListContactsQueryOptions, useCreateGuest } from '@/api/generated/contacts/contacts'
import type { Person } from '@/api/generated/model/person'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { type DocumentCheck, type DocumentValues, formatDocument } from './guest-form'
import { PersonSteps } from './PersonSteps'
import { usePersonByDocument, withoutCache } from './use-person-by-document'

const { guest } = copy

interface NewGuestDialogProps {
  /** The lot for which the person is added. */
  propertyId: number
  onClose: () => void
  /** Called with the added person, who is now a contact. */
  onAdded: (person: Person) => void
}

/** The dialog 'Nuevo Invitado': adds a new or registered person to the contacts. */
export function NewGuestDialog({ propertyId, onClose, onAdded }: NewGuestDialogProps) {
  const rp = useSession().neighbourhood.id
  const notify = useNotify()
  const checkGuest = useGuestCheck(rp)
  const { request, send } = useIdempotentRequest()
  const createGuest = useCreateGuest({ request })

  return (
    <Dialog open title={guest.title} closeLabel={guest.closeIcon} onClose={onClose}>
      <PersonSteps
        failures={{ check: guest.failed, add: guest.failed }}
        onCheck={checkGuest}
        onAdd={async (data, known) => {
          const added = await send(data, () =>
            createGuest.mutateAsync({ rp, data, params: { property_id: propertyId } }),
          )
          notify.success(known ? guest.addedExisting : guest.added)
          onAdded(added)
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

const pageSize = 100

/** Looks up the person of a document. A person who is already a contact is refused. */
function useGuestCheck(realPropertyId: number) {
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
