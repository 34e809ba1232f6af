import { useRef } from 'react'
import { ApiError, isAnswered } from '@/api/api-error'
import type { PersonInput } from '@/api/generated/model/personInput'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { useCreatePerson } from '@/api/generated/persons/persons'
import { useFindPerson } from '@/patterns/persons/use-find-person'
import { useSession } from '@/session/use-session'

/**
 * Registers people concurrently without duplicates. After a lost answer or a conflict the person is found by the
 * unique document.
 */
export function useRegistration() {
  const rp = useSession().neighbourhood.id
  const findPerson = useFindPerson()
  const createPerson = useCreatePerson()
  const lost = useRef(new Set<string>())

  return async (data: PersonInput): Promise<SubmissionPerson> => {
    const document = data.id_number
    const found = lost.current.has(document) ? await findPerson(document) : undefined
    lost.current.delete(document)
    if (found) return found
    try {
      return await createPerson.mutateAsync({ rp, data })
    } catch (error) {
      if (!isAnswered(error)) lost.current.add(document)
      const known = error instanceof ApiError && error.status === 409 ? await findPerson(document) : undefined
      if (known) return known
      throw error
    }
  }
}
