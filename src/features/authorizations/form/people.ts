import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { AuthorizationValues } from './values'

/** The added and the removed people of an authorization. */
export type PeopleSelection = Pick<AuthorizationValues, 'people' | 'removed'>

const without = (people: readonly AuthorizedPerson[], id: number) =>
  people.filter((person) => person.id !== id)
const has = (people: readonly AuthorizedPerson[], id: number) => people.some((person) => person.id === id)

/** Restores a removed person; adds any other person, once. */
export function addPerson({ people, removed }: PeopleSelection, person: AuthorizedPerson): PeopleSelection {
  if (has(removed, person.id)) return { people, removed: without(removed, person.id) }
  return { people: has(people, person.id) ? people : [...people, person], removed }
}

/** Drops an added person; marks an authorized person as removed. */
export function removePerson(
  { people, removed }: PeopleSelection,
  person: AuthorizedPerson,
): PeopleSelection {
  if (has(people, person.id)) return { people: without(people, person.id), removed }
  return { people, removed: has(removed, person.id) ? removed : [...removed, person] }
}

/** The number of people after saving. `authorized` is the number of people before. */
export const peopleCount = ({ people, removed }: PeopleSelection, authorized = 0): number =>
  authorized - removed.length + people.length

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a search matches a person's name or document. Case, accents and the document's dots are ignored.
 */
export function isFound({ full_name, id_number }: AuthorizedPerson, search: string): boolean {
  const words = plain(search).trim().split(/\s+/)
  const number = plain(search).replace(/[^a-z0-9]/g, '')
  const isNamed = words.every((word) => plain(full_name).includes(word))
  return isNamed || (number !== '' && plain(id_number).includes(number))
}
