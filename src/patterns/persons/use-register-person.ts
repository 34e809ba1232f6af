import type { PersonInput } from '@/api/generated/model/personInput'
import { personWrites } from '@/api/writes/persons'
import { useWrite } from '@/api/writes/use-write'
import { useSession } from '@/session/use-session'
import { registerOnce } from './register-once'
import { useFindPerson } from './use-find-person'

/**
 * Returns a function that registers a person. If the person is registered already, the function returns the person
 * with the document number. Several calls may run at the same time.
 */
export function useRegisterPerson() {
  const realPropertyId = useSession().neighbourhood.id
  const findPerson = useFindPerson()
  const createPerson = useWrite(personWrites.createPerson)

  return (data: PersonInput) =>
    registerOnce(
      () => createPerson({ rp: realPropertyId, data }),
      () => findPerson(data.id_number),
    )
}
