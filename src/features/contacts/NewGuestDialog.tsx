import { useQueryClient } from '@tanstack/react-query'
import { getListContactsQueryOptions } from '@/api/generated/contacts/contacts'
import type { Person } from '@/api/generated/model/person'
import { contactWrites } from '@/api/writes/contacts'
import { useWrite } from '@/api/writes/use-write'
import { FormDialog } from '@/patterns/dialog/FormDialog'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { type DocumentValues, formatDocument, type KnownPerson } from './guest-form'
import { PersonSteps } from './PersonSteps'

const { guest } = copy

interface NewGuestDialogProps {
  /** The lot for which the person is added. */
  propertyId: number
  /** The initial document number; empty by default. */
  number?: string
  onClose: () => void
  /** Called with the added person, who is now a contact. */
  onAdded: (person: Person) => void
}

/** The dialog 'Nuevo Invitado': adds a person, who may be registered already, to the user's contacts. */
export function NewGuestDialog({ propertyId, number, onClose, onAdded }: NewGuestDialogProps) {
  const rp = useSession().neighbourhood.id
  const notify = useNotify()
  const getContactRefusal = useContactRefusal(rp)
  const createGuest = useWrite(contactWrites.createGuest)

  return (
    <FormDialog title={guest.title} closeLabel={guest.closeIcon} onClose={onClose}>
      {(close) => (
        <PersonSteps
          number={number}
          checkFailed={guest.failed}
          addFailed={guest.failed}
          getRefusal={getContactRefusal}
          onAdd={async (data, knownPerson) => {
            const addedPerson = await createGuest({ rp, data, params: { property_id: propertyId } })
            notify.success(knownPerson ? guest.addedExisting : guest.added)
            onAdded(addedPerson)
          }}
          onClose={close}
        />
      )}
    </FormDialog>
  )
}

const pageSize = 100

/** The returned function resolves to a message if the person is already a contact. */
function useContactRefusal(realPropertyId: number) {
  const client = useQueryClient()
  return async ({ id, id_number }: KnownPerson, document: DocumentValues) => {
    const filter = { search: id_number, page_size: pageSize }
    const options = getListContactsQueryOptions(realPropertyId, filter)
    // A cached list may lack a contact that the user has just added, so the list is always fetched.
    const { results } = await client.fetchQuery({ ...options, staleTime: 0 })
    const isContact = results.some((contact) => contact.guest.id === id)
    return isContact ? guest.alreadyContact(formatDocument(document)) : undefined
  }
}
