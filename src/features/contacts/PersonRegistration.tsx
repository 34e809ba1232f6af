import { personWrites } from '@/api/writes/persons'
import { useWrite } from '@/api/writes/use-write'
import type { PersonRegistrationProps } from '@/patterns/persons/person-registration'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { PersonSteps } from './PersonSteps'

/**
 * Registers a person who is not a guest, such as a worker. If the person is already registered, saves nothing and
 * only calls `onRegistered`.
 */
export function PersonRegistration({ onRegistered, ...rest }: PersonRegistrationProps) {
  const rp = useSession().neighbourhood.id
  const createPerson = useWrite(personWrites.createPerson)
  return (
    <PersonSteps
      {...rest}
      {...copy.registration}
      onAdd={async (data, knownPerson) => {
        if (knownPerson)
          onRegistered({ ...knownPerson, full_name: `${knownPerson.first_name} ${knownPerson.last_name}` })
        else onRegistered(await createPerson({ rp, data }))
      }}
    />
  )
}
