import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { AuthorizationValues } from './values'

/** Who joins an authorization, and who leaves it. */
export type PeopleSelection = Pick<AuthorizationValues, 'people' | 'removed'>

const without = (people: readonly AuthorizedPerson[], id: number) =>
  people.filter((person) => person.id !== id)
const has = (people: readonly AuthorizedPerson[], id: number) => people.some((person) => person.id === id)

/** Who was taken off comes back; anybody else joins, once. */
export function addPerson({ people, removed }: PeopleSelection, person: AuthorizedPerson): PeopleSelection {
  if (has(removed, person.id)) return { people, removed: without(removed, person.id) }
  return { people: has(people, person.id) ? people : [...people, person], removed }
}

/** Who had just joined goes; who was authorized already is taken off. */
export function removePerson(
  { people, removed }: PeopleSelection,
  person: AuthorizedPerson,
): PeopleSelection {
  if (has(people, person.id)) return { people: without(people, person.id), removed }
  return { people, removed: has(removed, person.id) ? removed : [...removed, person] }
}

/** How many people there will be, of so many who are authorized now. */
export const peopleCount = ({ people, removed }: PeopleSelection, authorized = 0): number =>
  authorized - removed.length + people.length

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a search finds somebody by name or by document: case, accents and the document's dots do not matter. */
export function isFound({ full_name, id_number }: AuthorizedPerson, search: string): boolean {
  const words = plain(search).trim().split(/\s+/)
  const number = plain(search).replace(/[^a-z0-9]/g, '')
  const isNamed = words.every((word) => plain(full_name).includes(word))
  return isNamed || (number !== '' && plain(id_number).includes(number))
}
