import { type ComponentType, createContext, use } from 'react'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'

/** A person who is now registered in the neighbourhood. */
export interface RegisteredPerson {
  id: number
  full_name: string
  id_number: string
}

/** A person who was already registered. */
interface KnownPerson {
  id: number
  id_number: string
  first_name: string
  last_name: string
}

/** The props of the person registration. It is a separate feature, so `app` passes it to the screens. */
export interface PersonRegistrationProps {
  /** The initial document number. */
  number?: string
  /** The document types on offer. By default all types of the session. */
  idTypes?: readonly IdTypeCode[]
  /** Returns the reason why a registered person cannot be chosen, or undefined. */
  refusalOf?: (person: KnownPerson) => Promise<string | undefined>
  onRegistered: (person: RegisteredPerson) => void
  onClose: () => void
}

export const PersonRegistrationContext = createContext<ComponentType<PersonRegistrationProps> | undefined>(
  undefined,
)

/** Returns the component that registers an unknown person. It needs the context that `app` provides. */
export function usePersonRegistration(): ComponentType<PersonRegistrationProps> {
  const registration = use(PersonRegistrationContext)
  if (!registration)
    throw new Error('usePersonRegistration is for screens to which app gave the registration')
  return registration
}
