import { useState } from 'react'
import { useCreateGuest } from '@/api/generated/contacts/contacts'
import type { Person } from '@/api/generated/model/person'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Steps } from '@/design-system/components/Steps/Steps'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { DocumentStep } from './DocumentStep'
import { type DocumentValues, newDocument, newPerson, type PersonValues, toGuestInput } from './guest-form'
import { PersonStep } from './PersonStep'
import { type GuestCheck, useGuestCheck } from './use-guest-check'

const { guest } = copy

interface NewGuestDialogProps {
  /** The lot for which the person is added. */
  propertyId: number
  onClose: () => void
  /** Called with the person, who is a contact now. */
  onAdded: (person: Person) => void
}

/** 'Nuevo Invitado' (P2): first the document, then whatever is not known about who has it. */
export function NewGuestDialog({ propertyId, onClose, onAdded }: NewGuestDialogProps) {
  const rp = useSession().neighbourhood.id
  const notify = useNotify()
  const findGuest = useGuestCheck(rp)
  const { request, send } = useIdempotentRequest()
  const createGuest = useCreateGuest({ request })
  const [document, setDocument] = useState(newDocument)
  const [person, setPerson] = useState(newPerson)
  const [check, setCheck] = useState<GuestCheck>()
  const [hasMoved, setHasMoved] = useState(false)

  const checkDocument = async (values: DocumentValues) => {
    setCheck(await findGuest(values))
    setDocument(values)
    setHasMoved(true)
  }
  const goBack = (values: PersonValues) => {
    setPerson(values)
    setCheck(undefined)
  }
  const addGuest = async (values: PersonValues) => {
    const data = toGuestInput(document, values)
    const added = await send(data, () =>
      createGuest.mutateAsync({ rp, data, params: { property_id: propertyId } }),
    )
    notify.success(check?.known ? guest.addedExisting : guest.added)
    onAdded(added)
  }

  return (
    <Dialog open title={guest.title} closeLabel={guest.closeIcon} onClose={onClose}>
      <Stack key={check ? 'person' : 'document'} gap={5} ref={hasMoved ? focusFirstControl : undefined}>
        <Steps
          label={guest.steps.label}
          steps={[guest.steps.document, guest.steps.person]}
          current={check ? 1 : 0}
          doneLabel={guest.steps.done}
        />
        {check ? (
          <PersonStep document={document} check={check} person={person} onBack={goBack} onAdd={addGuest} />
        ) : (
          <DocumentStep document={document} onCheck={checkDocument} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  )
}

/** What was pressed is gone with its step: the next one is where to go on. */
const focusFirstControl = (step: HTMLElement | null) => {
  if (step) focusControl(step)
}
