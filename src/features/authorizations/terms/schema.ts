import * as v from 'valibot'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { LocationTo } from '@/api/generated/model/locationTo'
import { type Day, isDay } from '@/domain/days'
import { isTime } from '@/domain/times'
import { weekdays } from '@/domain/weekdays'
import type { FieldErrors } from '@/patterns/form/schema-with-field-errors'
import { copy } from './copy'
import { getWeekdaysToSend, type TermsValues } from './terms-values'

export interface TermsRules {
  /** Returns the current day in the neighbourhood. A function, because a form may stay open past midnight. */
  today: () => Day
  /** The original first day of an edited authorization. The form accepts this day even if it has passed. */
  originalFrom?: Day
}

/** The contract's maximum lengths, in characters. */
export const termsLimits = { note: 500 } as const

type TermsErrors = FieldErrors<TermsValues>
const { errors } = copy

export const termsEntries = {
  days: v.picklist(['single', 'several']),
  from: v.string(),
  to: v.string(),
  week: v.picklist(['all', 'some']),
  isWeekendFiltered: v.boolean(),
  weekdays: v.array(v.picklist(weekdays)),
  hours: v.picklist(['whole', 'range']),
  start: v.string(),
  end: v.string(),
  arrival: v.picklist(['', ...Object.values(LocationTo)]),
  note: v.string(),
}

export const peopleEntry = v.array(
  v.custom<AuthorizedPerson>((input) => typeof input === 'object' && input !== null),
)

export function findTermsErrors(values: TermsValues, rules: TermsRules): TermsErrors {
  return {
    ...(values.days === 'single' ? findSingleDayErrors(values, rules) : findSeveralDaysErrors(values, rules)),
    ...(values.hours === 'range' ? findHourErrors(values) : {}),
    note: values.note.trim().length > termsLimits.note ? errors.note : undefined,
  }
}

/** Rejects every past day, even `originalFrom`, because a single day is also the last day. */
function findSingleDayErrors({ from }: TermsValues, { today }: TermsRules): TermsErrors {
  if (!isDay(from)) return { from: errors.from }
  return { from: from < today() ? errors.fromInThePast : undefined }
}

function findSeveralDaysErrors(values: TermsValues, { today, originalFrom }: TermsRules): TermsErrors {
  const { from, to } = values
  const isFromPast = from < today() && from !== originalFrom
  return {
    from: isDay(from) ? (isFromPast ? errors.fromInThePast : undefined) : errors.from,
    to: findLastDayError(from, to, today()),
    weekdays: getWeekdaysToSend(values).length === 0 ? errors.weekdays : undefined,
  }
}

function findLastDayError(from: string, to: string, today: Day): string | undefined {
  if (!isDay(to)) return errors.to
  if (to < from) return errors.toBeforeFrom
  return to < today ? errors.toInThePast : undefined
}

function findHourErrors({ start, end }: TermsValues): TermsErrors {
  const endError = isTime(start) && end <= start ? errors.endNotAfterStart : undefined
  return {
    start: findTimeError(start, errors.start),
    end: findTimeError(end, errors.end) ?? endError,
  }
}

function findTimeError(time: string, missingMessage: string): string | undefined {
  if (time === '') return missingMessage
  return isTime(time) ? undefined : errors.notATime
}
