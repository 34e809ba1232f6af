import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { buildDefaultTitle } from '@/domain/authorizations'

export interface PeopleSelection {
  /** The people to add; in a new authorization, all its people. */
  people: AuthorizedPerson[]
  /** The authorized people to remove. */
  removed: AuthorizedPerson[]
}

const removeById = (people: readonly AuthorizedPerson[], id: number) =>
  people.filter((person) => person.id !== id)
const includesId = (people: readonly AuthorizedPerson[], id: number) =>
  people.some((person) => person.id === id)

/** Restores a person who was removed. Adds any other person who is not yet among the added people. */
export function addPerson({ people, removed }: PeopleSelection, person: AuthorizedPerson): PeopleSelection {
  if (includesId(removed, person.id)) return { people, removed: removeById(removed, person.id) }
  return { people: includesId(people, person.id) ? people : [...people, person], removed }
}

/** Removes an added person, and marks an authorized person as removed. */
export function removePerson(
  { people, removed }: PeopleSelection,
  person: AuthorizedPerson,
): PeopleSelection {
  if (includesId(people, person.id)) return { people: removeById(people, person.id), removed }
  return { people, removed: includesId(removed, person.id) ? removed : [...removed, person] }
}

/** Returns the number of people after saving. `authorizedCount` is the number of people before the change. */
export const countSelectedPeople = ({ people, removed }: PeopleSelection, authorizedCount = 0): number =>
  authorizedCount - removed.length + people.length

/**
 * Returns the first five authorized people, except for those who are removed. The API returns an authorization with at
 * most five people.
 */
export const findRemainingPeople = (
  authorization: AuthorizationDetail | undefined,
  removed: AuthorizedPerson[],
) => authorization?.people.filter(({ id }) => !includesId(removed, id)) ?? []

/** Returns the default title, which contains names of the form's people; '' if no name is known. */
export function getDefaultTitle(
  selection: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): string {
  const namedPeople = [...findRemainingPeople(authorization, selection.removed), ...selection.people]
  if (namedPeople.length === 0) return ''
  const length = countSelectedPeople(selection, authorization?.count_authorized)
  return buildDefaultTitle(Array.from({ length }, (_, index) => namedPeople[index]?.full_name ?? ''))
}

/** Replaces the people of a form. A default title becomes the default title of the new people; a typed title stays. */
export function replacePeople<Values extends PeopleSelection & { title: string }>(
  values: Values,
  next: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): Values {
  const isDefault = values.title !== '' && values.title.trim() === getDefaultTitle(values, authorization)
  return { ...values, ...next, title: isDefault ? getDefaultTitle(next, authorization) : values.title }
}

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a search matches a person's name or document, without regard to case, accents and dots. */
export function matchesSearch({ full_name, id_number }: AuthorizedPerson, search: string): boolean {
  const words = simplify(search).trim().split(/\s+/)
  const number = simplify(search).replace(/[^a-z0-9]/g, '')
  const matchesName = words.every((word) => simplify(full_name).includes(word))
  return matchesName || (number !== '' && simplify(id_number).includes(number))
}
