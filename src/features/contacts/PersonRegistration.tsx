import type { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { useCreatePerson } from '@/api/generated/persons/persons'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import type { KnownPerson } from './guest-form'
import { PersonSteps } from './PersonSteps'
import { usePersonByDocument } from './use-person-by-document'

interface PersonRegistrationProps {
  /** The document number at first. */
  number?: string
  /** Which kinds of document can be chosen; without it, all that the session tells. */
  idTypes?: readonly IdTypeCode[]
  /** Why somebody whom the complex knows cannot be taken; undefined for who can. What it throws is shown. */
  refusalOf?: (person: KnownPerson) => Promise<string | undefined>
  /** Called with who was registered, or was known before. */
  onRegistered: (person: { id: number; full_name: string; id_number: string }) => void
  onClose: () => void
}

/** Registers somebody in the neighbourhood who is nobody's guest, such as a worker; who is known is taken as is. */
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
