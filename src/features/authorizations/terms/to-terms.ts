import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { AllowedTime } from '@/domain/allowed-days'
import { wholeDay } from '@/domain/authorizations'
import { isDay, toFullTime } from '@/domain/days'
import { isTime } from '@/domain/times'
import { toWeekdayFlags } from '@/domain/weekdays'
import { getWeekdaysToSend, type TermsValues } from './terms-values'

/** Maps the contract's fields to the inputs that show the backend's errors about these fields. */
export const termsFields = {
  description: 'note',
  from_date: 'from',
  to_date: 'to',
  start_time: 'start',
  end_time: 'end',
  location_to: 'arrival',
} as const satisfies Record<string, keyof TermsValues>

/** Converts form values to the contract's terms. Call it only with values that the schema accepted. */
export function toTerms(
  values: TermsValues,
  { name, type }: { name: string; type: AuthorizationTerms['preauthorization_type'] },
): AuthorizationTerms {
  const isSingle = values.days === 'single'
  const { start, end } = values.hours === 'whole' ? wholeDay : values
  return {
    name,
    source: 'PERSON',
    method: 'WEB',
    description: values.note.trim(),
    preauthorization_type: type,
    from_date: values.from,
    to_date: isSingle ? values.from : values.to,
    start_time: toFullTime(start),
    end_time: toFullTime(end),
    concurrent_flag: !isSingle,
    ...toWeekdayFlags(getWeekdaysToSend(values)),
    location_to: values.arrival || null,
  }
}

export const toPersonReference = ({ id, full_name }: AuthorizedPerson) => ({ id, full_name })

/** Returns the days and hours that the user has entered; undefined while they are incomplete or invalid. */
export function toAllowedTime(values: TermsValues): AllowedTime | undefined {
  const { days, from, to, hours, start, end } = values
  const areDaysComplete = isDay(from) && (days === 'single' || (isDay(to) && to >= from))
  const areHoursComplete = hours === 'whole' || (isTime(start) && isTime(end) && end > start)
  if (!areDaysComplete || !areHoursComplete || getWeekdaysToSend(values).length === 0) return undefined
  return toTerms(values, { name: '', type: 'PERSONAL' })
}
