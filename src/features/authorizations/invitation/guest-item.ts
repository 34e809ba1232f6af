import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { copy } from './copy'

/** Converts a guest to a row of a transfer list. */
export const toGuestItem = (person: AuthorizedPerson) => ({
  id: String(person.id),
  title: person.full_name,
  subtitle: copy.guests.document(person.id_number),
  person,
})
