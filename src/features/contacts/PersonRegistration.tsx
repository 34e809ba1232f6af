import type { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { useCreatePerson } from '@/api/generated/persons/persons'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import type { KnownPerson } from './guest-form'
import { PersonSteps } from './PersonSteps'
import { usePersonByDocument } from './use-person-by-document'

interface PersonRegistrationProps {
  /** The initial document number. */
  number?: string
  /** The selectable document types; all types of the session if absent. */
  idTypes?: readonly IdTypeCode[]
  /** Returns the reason why a registered person cannot be chosen. The form shows the error that it throws. */
  refusalOf?: (person: KnownPerson) => Promise<string | undefined>
  /** Called with the new or already registered person. */
  onRegistered: (person: { id: number; full_name: string; id_number: string }) => void
  onClose: () => void
}

/** Registers a person who is not a guest, such as a worker. A registered person is used unchanged. */
export function PersonRegistration(props: PersonRegistrationProps) {
  const { number, idTypes, refusalOf, onRegistered, onClose } = props
  const rp = useSession().neighbourhood.id
  const findKnown = usePersonByDocument(rp)
  const { request, send } = useIdempotentRequest()
  const createPerson = useCreatePerson({ request })

  return (
    <PersonSteps
      number={number}
      idTypes={idTypes}
      failures={copy.registration.failures}
      onCheck={async (document) => {
        const known = await findKnown(document)
        return { known, refusal: known && (await refusalOf?.(known)) }
      }}
      onAdd={async (data, known) => {
        if (known) onRegistered({ ...known, full_name: `${known.first_name} ${known.last_name}` })
        else onRegistered(await send(data, () => createPerson.mutateAsync({ rp, data })))
      }}
      onClose={onClose}
    />
  )
}
