import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import { hasKnownType } from '@/domain/authorizations'
import { addDays, type Day } from '@/domain/days'
import { changeSchedule, toTermsValues } from '../terms/terms-values'
import { toTerms } from '../terms/to-terms'

/** The number of days by which 'Extender 7 días' moves the last day. */
const extensionDays = 7

/**
 * Whether an authorization has a range of days that can grow. A single day is repeated by 'Usar de nuevo' instead. An authorization
 * of an unknown type is read-only.
 */
export const isExtensible = (authorization: AuthorizationSummary): boolean =>
  authorization.concurrent_flag && hasKnownType(authorization)

/** Returns the last day of an authorization after 'Extender 7 días'. */
export const getExtendedDay = ({ to_date }: AuthorizationSummary): Day => addDays(to_date, extensionDays)

/**
 * Builds the request that moves the last day of an authorization, as the form does: 'toda la semana' stays so, and chosen
 * weekdays stay chosen.
 */
export function buildExtension(
  authorization: AuthorizationSummary,
  lastDay: Day,
  today: Day,
): AuthorizationUpdate {
  const { name, preauthorization_type: type, max_people } = authorization
  const values = changeSchedule(toTermsValues(authorization), { to: lastDay }, today)
  return {
    ...toTerms(values, { name, type }),
    add_people: [],
    remove_people: [],
    ...(max_people !== null && { max_people }),
  }
}
