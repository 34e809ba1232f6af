import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { defaultTitle, wholeDay } from '@/domain/authorizations'
import { fullTime } from '@/domain/days'
import { toWeekdayFlags } from '@/domain/weekdays'
import { peopleCount } from './people'
import { sentWeekdays } from './schedule'
import type { AuthorizationValues } from './values'

/*
 * The only bridge from what the form holds to what the contract wants (P3, P5). Only for values that the schema has
 * accepted.
 */

/** Which input answers for which field of the contract. */
export const serverFields = {
  name: 'title',
  description: 'note',
  preauthorization_type: 'type',
  from_date: 'from',
  to_date: 'to',
  start_time: 'start',
  end_time: 'end',
  location_to: 'arrival',
  add_people: 'people',
  remove_people: 'people',
} as const satisfies Record<string, keyof AuthorizationValues>

/** A new authorization. */
export const toAuthorizationInput = (values: AuthorizationValues): AuthorizationInput => ({
  ...termsOf(values, defaultTitle(values.people.map(({ full_name }) => full_name))),
  people: values.people.map(referenceTo),
})

/** A changed authorization: only who joins and who leaves is sent. */
export const toAuthorizationUpdate = (
  values: AuthorizationValues,
  authorization: AuthorizationDetail,
): AuthorizationUpdate => ({
  ...termsOf(values, titleOfChanged(values, authorization)),
  add_people: values.people.map(referenceTo),
  remove_people: values.removed.map(referenceTo),
})

const referenceTo = ({ id, full_name }: AuthorizedPerson) => ({ id, full_name })

/** The default title of a changed authorization: of its people the API tells the first five, and how many there are. */
function titleOfChanged(values: AuthorizationValues, authorization: AuthorizationDetail): string {
  const staying = authorization.people.filter(({ id }) => !values.removed.some((person) => person.id === id))
  const known = [...staying, ...values.people].map(({ full_name }) => full_name)
  const count = peopleCount(values, authorization.count_authorized)
  if (known.length === 0) return authorization.name
  return defaultTitle(Array.from({ length: count }, (_, place) => known[place] ?? ''))
}

function termsOf(values: AuthorizationValues, otherwise: string): AuthorizationTerms {
  const isSingle = values.days === 'single'
  const { start, end } = values.hours === 'whole' ? wholeDay : values
  return {
    name: values.title.trim() || otherwise,
    source: 'PERSON',
    method: 'WEB',
    description: values.note.trim(),
    // The schema has refused the empty one.
    preauthorization_type: values.type as AuthorizationType,
    from_date: values.from,
    to_date: isSingle ? values.from : values.to,
    start_time: fullTime(start),
    end_time: fullTime(end),
    concurrent_flag: !isSingle,
    ...toWeekdayFlags(sentWeekdays(values)),
    location_to: values.arrival || null,
  }
}
