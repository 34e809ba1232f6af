import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import type { Person } from '@/api/generated/model/person'

/** The number of people that the quick contact picker offers without a search. */
export const maxFaces = 6
/** The number of other chosen people that the picker shows. */
const maxOtherChosen = 12

/**
 * Returns the people that the quick contact picker shows: first the chosen people who are not among the offered ones, then the
 * offered ones: the most probable people, or else the first contacts. `unlistedCount` is the number of further chosen people. A person who is not among the loaded contacts has
 * no document number.
 */
export function listFaces(
  chosen: readonly AuthorizedPerson[],
  probablePeople: readonly NamedPerson[],
  contacts: readonly Person[],
): { faces: AuthorizedPerson[]; unlistedCount: number } {
  const contactsById = new Map(contacts.map((contact) => [contact.id, contact]))
  const people = new Map<number, AuthorizedPerson>()
  for (const { id, full_name } of [...probablePeople, ...contacts])
    if (people.size < maxFaces)
      people.set(id, { id, full_name, id_number: contactsById.get(id)?.id_number ?? '' })
  const otherChosen = chosen.filter(({ id }) => !people.has(id))
  return {
    faces: [...otherChosen.slice(0, maxOtherChosen), ...people.values()],
    unlistedCount: Math.max(0, otherChosen.length - maxOtherChosen),
  }
}
