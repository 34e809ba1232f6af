import { useCreatePerson } from '@/api/generated/persons/persons'
import { useIdempotentMutation } from '@/patterns/form/use-idempotent-request'
import type { PersonRegistrationProps } from '@/patterns/persons/person-registration'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { PersonSteps } from './PersonSteps'

/** Registers a person who is not a guest, such as a worker. A registered person is used unchanged. */
export function PersonRegistration({ onRegistered, ...steps }: PersonRegistrationProps) {
  const rp = useSession().neighbourhood.id
  const createPerson = useIdempotentMutation(useCreatePerson)
  return (
    <PersonSteps
      {...steps}
      {...copy.registration}
      onAdd={async (data, known) => {
        if (known) onRegistered({ ...known, full_name: `${known.first_name} ${known.last_name}` })
        else onRegistered(await createPerson({ rp, data }))
      }}
    />
  )
}
