import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { buildDefaultTitle } from '@/domain/authorizations'

export interface PeopleSelection {
  /** The added people; in a new authorization, all of them. */
  people: AuthorizedPerson[]
  removed: AuthorizedPerson[]
}

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

/** Returns the people who stay, of the first five, because the API returns only these. */
export const findStayingPeople = (
  authorization: AuthorizationDetail | undefined,
  removed: AuthorizedPerson[],
) => authorization?.people.filter(({ id }) => !has(removed, id)) ?? []

/** Returns the default title, built from the people of the form; '' if no person is known. */
export function defaultTitleOf(
  selection: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): string {
  const known = [...findStayingPeople(authorization, selection.removed), ...selection.people]
  if (known.length === 0) return ''
  const length = peopleCount(selection, authorization?.count_authorized)
  return buildDefaultTitle(Array.from({ length }, (_, index) => known[index]?.full_name ?? ''))
}

/** Replaces the people of a form. A default title is updated with them; a typed title stays. */
export function replacePeople<Values extends PeopleSelection & { title: string }>(
  values: Values,
  next: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): Values {
  const isDefault = values.title !== '' && values.title.trim() === defaultTitleOf(values, authorization)
  return { ...values, ...next, title: isDefault ? defaultTitleOf(next, authorization) : values.title }
}

const simplify = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a search matches a person's name or document. Case, accents and the document's dots are ignored. */
export function isFound({ full_name, id_number }: AuthorizedPerson, search: string): boolean {
  const words = simplify(search).trim().split(/\s+/)
  const number = simplify(search).replace(/[^a-z0-9]/g, '')
  const isNamed = words.every((word) => simplify(full_name).includes(word))
  return isNamed || (number !== '' && simplify(id_number).includes(number))
}
