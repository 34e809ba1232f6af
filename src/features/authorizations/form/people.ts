import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { buildDefaultTitle } from '@/domain/authorizations'

export interface PeopleSelection {
  /** The people to add; in a new authorization, all its people. */
  people: AuthorizedPerson[]
  /** The people to remove from the edited authorization. */
  removed: AuthorizedPerson[]
}

const removeById = (people: readonly AuthorizedPerson[], id: number) =>
  people.filter((person) => person.id !== id)
const includesId = (people: readonly AuthorizedPerson[], id: number) =>
  people.some((person) => person.id === id)

/** Returns the selection with the person: deletes the person from `removed`, or else adds the person to `people` once. */
export function addPerson({ people, removed }: PeopleSelection, person: AuthorizedPerson): PeopleSelection {
  if (includesId(removed, person.id)) return { people: people, removed: removeById(removed, person.id) }
  return { people: includesId(people, person.id) ? people : [...people, person], removed }
}

/** Returns the selection with several people. */
export const addPeople = (selection: PeopleSelection, people: readonly AuthorizedPerson[]): PeopleSelection =>
  people.reduce(addPerson, selection)

/** Returns the selection without the person: deletes the person from `people`, or else adds the person to `removed` once. */
export function removePerson(
  { people, removed }: PeopleSelection,
  person: AuthorizedPerson,
): PeopleSelection {
  if (includesId(people, person.id)) return { people: removeById(people, person.id), removed }
  return { people: people, removed: includesId(removed, person.id) ? removed : [...removed, person] }
}

/** Returns how many people the authorization will have after saving. `authorizedCount` is how many it has before saving. */
export const countSelectedPeople = ({ people, removed }: PeopleSelection, authorizedCount = 0): number =>
  authorizedCount - removed.length + people.length

/**
 * Returns the people in `authorization.people` whom the user has not removed. The API lists only the first five people of
 * an authorization there.
 */
export const findRemainingPeople = (
  authorization: AuthorizationDetail | undefined,
  removed: AuthorizedPerson[],
) => authorization?.people.filter(({ id }) => !includesId(removed, id)) ?? []

/** Returns the default title, such as 'Ana Pérez + 2' for three people; '' if no name is known. */
export function getDefaultTitle(
  selection: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): string {
  const namedPeople = [...findRemainingPeople(authorization, selection.removed), ...selection.people]
  if (namedPeople.length === 0) return ''
  const length = countSelectedPeople(selection, authorization?.count_authorized)
  return buildDefaultTitle(Array.from({ length }, (_, index) => namedPeople[index]?.full_name ?? ''))
}

/** Replaces the people of a form. Also replaces the title if it is the default title of the previous people. */
export function replacePeople<Values extends PeopleSelection & { title: string }>(
  values: Values,
  next: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): Values {
  const isDefault = values.title !== '' && values.title.trim() === getDefaultTitle(values, authorization)
  return { ...values, ...next, title: isDefault ? getDefaultTitle(next, authorization) : values.title }
}

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a person's name contains every word of the search, or the document number contains the search. Ignores case
 * and accents, and for the document number also spaces and punctuation in the search.
 */
export function matchesSearch({ full_name, id_number }: AuthorizedPerson, search: string): boolean {
  const words = simplify(search).trim().split(/\s+/)
  const number = simplify(search).replace(/[^a-z0-9]/g, '')
  const matchesName = words.every((word) => simplify(full_name).includes(word))
  return matchesName || (number !== '' && simplify(id_number).includes(number))
}
