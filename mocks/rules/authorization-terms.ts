import type { Schemas } from '../contract/operations.ts'
import { sentences } from '../copy/sentences.ts'
import type { AuthorizationRow } from '../db/rows.ts'
import { type CalendarDay, listChosenWeekdays, listWeekdaysWithin, pickWeekdayFlags } from './calendar.ts'
import type { FieldRefusals } from './field-refusals.ts'

/** The terms of an authorization, as sent. */
export type AuthorizationTerms = Schemas['AuthorizationTerms']

const { authorizations: copy } = sentences

/** Finds the problems of the title, the days and the hours of an authorization. `before` is the row that an update changes. */
export function findTermRefusals(
  terms: AuthorizationTerms,
  today: CalendarDay,
  before?: AuthorizationRow,
): FieldRefusals {
  return {
    name: terms.name.trim() === '' ? [copy.withoutName] : [],
    from_date: fromDateRefusals(terms, today, before),
    to_date: toDateRefusals(terms, today),
    end_time: terms.end_time > terms.start_time ? [] : [copy.timesReversed],
    non_field_errors: weekdayRefusals(terms),
  }
}

/** A past first day stays valid if it is unchanged. */
function fromDateRefusals(
  { from_date }: AuthorizationTerms,
  today: CalendarDay,
  before?: AuthorizationRow,
): string[] {
  return from_date >= today || from_date === before?.from_date ? [] : [copy.beginsInThePast]
}

function toDateRefusals({ from_date, to_date }: AuthorizationTerms, today: CalendarDay): string[] {
  if (to_date < from_date) return [copy.endsBeforeItBegins]
  return to_date >= today ? [] : [copy.endsInThePast]
}

/** One of the chosen weekdays must lie between the two dates, or nobody could ever enter. */
function weekdayRefusals(terms: AuthorizationTerms): string[] {
  const chosen = listChosenWeekdays(terms)
  if (chosen.length === 0) return terms.concurrent_flag ? [copy.withoutDays] : []
  if (terms.to_date < terms.from_date) return []
  const offered = listWeekdaysWithin(terms.from_date, terms.to_date)
  return chosen.some((day) => offered.includes(day)) ? [] : [copy.daysOutOfRange]
}

/** Finds the problems of the seats of an invitation that `joined` people have accepted. */
export function findSeatRefusals(
  type: AuthorizationTerms['preauthorization_type'],
  seats: number | undefined,
  people: number,
): FieldRefusals {
  if (type !== 'INVITE') return {}
  if (seats === undefined) return { max_people: [copy.withoutSeats] }
  return { max_people: seats < people ? [copy.tooFewSeats(people)] : [] }
}

/** Finds the problems of the number of people: only an invitation may have none. */
export const findPeopleRefusals = (
  type: AuthorizationTerms['preauthorization_type'],
  people: number,
): string[] => (type === 'INVITE' || people > 0 ? [] : [copy.withoutPeople])

/** Returns the terms to store, without other fields of the body. */
export function toStoredTerms(input: AuthorizationTerms): AuthorizationTerms {
  const { source, method, description, preauthorization_type, concurrent_flag, location_to } = input
  const { from_date, to_date, start_time, end_time } = input
  return {
    name: input.name.trim(),
    source,
    method,
    description,
    preauthorization_type,
    from_date,
    to_date,
    start_time,
    end_time,
    concurrent_flag,
    ...pickWeekdayFlags(input),
    location_to,
  }
}
