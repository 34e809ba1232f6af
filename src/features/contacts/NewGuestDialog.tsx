import { useCreateGuest } from '@/api/generated/contacts/contacts'
import type { Person } from '@/api/generated/model/person'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { PersonSteps } from './PersonSteps'
import { useGuestCheck } from './use-guest-check'

const { guest } = copy

interface NewGuestDialogProps {
  /** The lot for which the person is added. */
  propertyId: number
  onClose: () => void
  /** Called with the person, who is a contact now. */
  onAdded: (person: Person) => void
}

/** 'Nuevo Invitado': somebody who becomes a contact, known to the complex or not. */
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
