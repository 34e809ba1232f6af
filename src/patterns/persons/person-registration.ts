import { type ComponentType, createContext, use } from 'react'
import type { IdTypeCode } from '@/api/generated/model/idTypeCode'

/** Somebody whom the neighbourhood knows now. */
export interface RegisteredPerson {
  id: number
  full_name: string
  id_number: string
}

/** Somebody who turns out to be known already. */
interface KnownPerson {
  id: number
  id_number: string
  first_name: string
  last_name: string
}

/** What a screen gives to the registration of a person, which is a feature of its own: `app` brings the two together. */
export interface PersonRegistrationProps {
  /** The document number at first. */
  number?: string
  /** Which kinds of document can be chosen; without it, all that the session tells. */
  idTypes?: readonly IdTypeCode[]
  /** Why somebody whom the neighbourhood knows cannot be taken; undefined for who can. */
  refusalOf?: (person: KnownPerson) => Promise<string | undefined>
  onRegistered: (person: RegisteredPerson) => void
  onClose: () => void
}

export const PersonRegistrationContext = createContext<ComponentType<PersonRegistrationProps> | undefined>(
  undefined,
)

/** The steps that register somebody who is not known in the neighbourhood yet. Only inside a screen to which `app` gave them. */
export function usePersonRegistration(): ComponentType<PersonRegistrationProps> {
  const registration = use(PersonRegistrationContext)
  if (!registration)
    throw new Error('usePersonRegistration is for screens to which app gave the registration')
  return registration
}
