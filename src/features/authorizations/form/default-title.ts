import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { buildDefaultTitle } from '@/domain/authorizations'
import { type PeopleSelection, peopleCount } from './people'

/**
 * The title of who writes none, by the people that there are going to be. Of those who are on a known authorization
 * already the API tells the first five, and how many there are. '' where nobody is known.
 */
export function defaultTitleOf(
  values: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): string {
  const isLeaving = (id: number) => values.removed.some((person) => person.id === id)
  const staying = authorization?.people.filter(({ id }) => !isLeaving(id)) ?? []
  const known = [...staying, ...values.people].map(({ full_name }) => full_name)
  if (known.length === 0) return ''
  const count = peopleCount(values, authorization?.count_authorized)
  return buildDefaultTitle(Array.from({ length: count }, (_, place) => known[place] ?? ''))
}

/** A form's values with other people: a title that is the default one follows them. */
export function withPeople<Values extends PeopleSelection & { title: string }>(
  values: Values,
  next: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): Values {
  const isDefault = values.title !== '' && values.title.trim() === defaultTitleOf(values, authorization)
  return { ...values, ...next, title: isDefault ? defaultTitleOf(next, authorization) : values.title }
}
