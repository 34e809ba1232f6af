import { type ComponentType, createContext, use } from 'react'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'

export type RegisteredPerson = Pick<FoundPerson, 'id' | 'full_name' | 'id_number'>

/** The props of the person registration. The registration is a separate feature, so `app` passes it to the screens. */
export interface PersonRegistrationProps {
  /** The initial document number in the form. */
  number?: string
  /** The document types that the user can choose. By default all types of the session. */
  idTypes?: readonly IdTypeCode[]
  /** Returns the reason why a registered person cannot be chosen, or undefined. */
  getRefusal?: (
    person: Pick<FoundPerson, 'id' | 'id_number' | 'first_name' | 'last_name'>,
  ) => Promise<string | undefined>
  onRegistered: (person: RegisteredPerson) => void
  onClose: () => void
}

export const PersonRegistrationContext = createContext<ComponentType<PersonRegistrationProps> | undefined>(
  undefined,
)

/** Returns the component by which the user registers a new person. Throws outside of a `PersonRegistrationContext`. */
export function usePersonRegistration(): ComponentType<PersonRegistrationProps> {
  const Registration = use(PersonRegistrationContext)
  if (!Registration) throw new Error('usePersonRegistration needs a PersonRegistrationContext')
  return Registration
}
