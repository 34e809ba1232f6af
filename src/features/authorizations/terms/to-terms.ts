import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import { wholeDay } from '@/domain/authorizations'
import { toFullTime } from '@/domain/days'
import { toWeekdayFlags } from '@/domain/weekdays'
import { sentWeekdays } from './schedule'
import type { TermsValues } from './values'

/** Maps the contract's fields to the inputs of every authorization form. */
export const termsFields = {
  description: 'note',
  from_date: 'from',
  to_date: 'to',
  start_time: 'start',
  end_time: 'end',
  location_to: 'arrival',
} as const satisfies Record<string, keyof TermsValues>

/** Builds the terms of the contract. Call it only with values that the schema accepted. */
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
    ...toWeekdayFlags(sentWeekdays(values)),
    location_to: values.arrival || null,
  }
}
