import type { Day } from '@/domain/days'
import { type AuthorizationValues, createAuthorizationValues } from '../form/authorization-form'
import { getDefaultTitle } from '../form/people'
import type { VisitStart } from '../terms/visit-start'

/** Returns the initial values of the quick form: `visitStart`, or the current day, all day. */
export const createQuickValues = (day: Day, visitStart?: VisitStart): AuthorizationValues => ({
  ...createAuthorizationValues(day, visitStart),
  days: 'single',
})

/** The fields with a value that the quick form does not show. */
export function listHiddenFields(values: AuthorizationValues): ('title' | 'arrival' | 'note')[] {
  const title = values.title.trim()
  const hasOwnTitle = title !== '' && title !== getDefaultTitle(values, undefined)
  return [
    ...(hasOwnTitle ? (['title'] as const) : []),
    ...(values.arrival === '' ? [] : (['arrival'] as const)),
    ...(values.note.trim() === '' ? [] : (['note'] as const)),
  ]
}

/** More people are easier to check in the list of all options. */
const maxQuickPeople = 12

/** Whether the quick form shows all of these values. */
export const isQuick = (values: AuthorizationValues): boolean =>
  listHiddenFields(values).length === 0 && values.people.length <= maxQuickPeople
