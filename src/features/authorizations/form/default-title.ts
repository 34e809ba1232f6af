import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { buildDefaultTitle } from '@/domain/authorizations'
import { type PeopleSelection, peopleCount } from './people'

/**
 * Returns the default title, built from the people of the form. The API returns only the first five people of
 * an existing authorization, and their count. The title is '' if no person is known.
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

/** Replaces the people of a form. A default title is updated with them; a typed title stays. */
export function withPeople<Values extends PeopleSelection & { title: string }>(
  values: Values,
  next: PeopleSelection,
  authorization: AuthorizationDetail | undefined,
): Values {
  const isDefault = values.title !== '' && values.title.trim() === defaultTitleOf(values, authorization)
  return { ...values, ...next, title: isDefault ? defaultTitleOf(next, authorization) : values.title }
}
