import * as v from 'valibot'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { LocationTo } from '@/api/generated/model/locationTo'
import { type Day, isDay } from '@/domain/days'
import { isTime } from '@/domain/times'
import { weekdays } from '@/domain/weekdays'
import type { FieldErrors } from '@/patterns/form/schema-with-field-errors'
import { copy } from './copy'
import { sentWeekdays, type TermsValues } from './terms-values'

export interface TermsRules {
  /** Returns today in the neighbourhood. It is a function because a form may stay open past midnight. */
  today: () => Day
  /** The original first day of the authorization, which may stay even if it has passed. */
  originalFrom?: Day
}

/** Limits of the contract. */
export const termsLimits = { note: 500 } as const

type Sentences = FieldErrors<TermsValues>
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

export function termsSentences(values: TermsValues, rules: TermsRules): Sentences {
  return {
    ...(values.days === 'single' ? singleDay(values, rules) : severalDays(values, rules)),
    ...(values.hours === 'range' ? hourRange(values) : {}),
    note: values.note.trim().length > termsLimits.note ? errors.note : undefined,
  }
}

/** A single day is also the last day, so it must not be in the past, whenever the authorization began. */
function singleDay({ from }: TermsValues, { today }: TermsRules): Sentences {
  if (!isDay(from)) return { from: errors.from }
  return { from: from < today() ? errors.fromInThePast : undefined }
}

function severalDays(values: TermsValues, { today, originalFrom }: TermsRules): Sentences {
  const { from, to } = values
  const isFromPast = from < today() && from !== originalFrom
  return {
    from: isDay(from) ? (isFromPast ? errors.fromInThePast : undefined) : errors.from,
    to: lastDaySentence(from, to, today()),
    weekdays: sentWeekdays(values).length === 0 ? errors.weekdays : undefined,
  }
}

function lastDaySentence(from: string, to: string, today: Day): string | undefined {
  if (!isDay(to)) return errors.to
  if (to < from) return errors.toBeforeFrom
  return to < today ? errors.toInThePast : undefined
}

function hourRange({ start, end }: TermsValues): Sentences {
  const endSentence = isTime(start) && end <= start ? errors.endNotAfterStart : undefined
  return {
    start: timeSentence(start, errors.start),
    end: timeSentence(end, errors.end) ?? endSentence,
  }
}

function timeSentence(time: string, missing: string): string | undefined {
  if (time === '') return missing
  return isTime(time) ? undefined : errors.notATime
}
