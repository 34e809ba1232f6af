import type { Schemas } from '../contract/operations.ts'
import { sentences } from '../copy/sentences.ts'
import type { AuthorizationRow } from '../db/rows.ts'
import { type CalendarDay, listChosenWeekdays, listWeekdaysWithin, pickWeekdayFlags } from './calendar.ts'
import type { FieldRefusals } from './field-refusals.ts'

/** The terms in the body of a request that saves an authorization. */
export type AuthorizationTerms = Schemas['AuthorizationTerms']

const { authorizations: copy } = sentences

/**
 * Finds the problems of the title, the days and the hours of an authorization. `previous` is the stored authorization
 * that the request updates; absent for a new authorization.
 */
export function findTermRefusals(
  terms: AuthorizationTerms,
  today: CalendarDay,
  previous?: AuthorizationRow,
): FieldRefusals {
  return {
    name: terms.name.trim() === '' ? [copy.withoutName] : [],
    from_date: findFromDateRefusals(terms, today, previous),
    to_date: findToDateRefusals(terms, today),
    end_time: terms.end_time > terms.start_time ? [] : [copy.timesReversed],
    non_field_errors: findWeekdayRefusals(terms),
  }
}

/** Finds the problems of the first day. A past day is valid only if the stored authorization has the same first day. */
function findFromDateRefusals(
  { from_date }: AuthorizationTerms,
  today: CalendarDay,
  previous?: AuthorizationRow,
): string[] {
  return from_date >= today || from_date === previous?.from_date ? [] : [copy.beginsInThePast]
}

function findToDateRefusals({ from_date, to_date }: AuthorizationTerms, today: CalendarDay): string[] {
  if (to_date < from_date) return [copy.endsBeforeItBegins]
  return to_date >= today ? [] : [copy.endsInThePast]
}

/**
 * Finds the problems of the chosen weekdays. An authorization for several days needs at least one weekday. If weekdays are
 * chosen, one of them must occur between the first and the last day.
 */
function findWeekdayRefusals(terms: AuthorizationTerms): string[] {
  const chosenDays = listChosenWeekdays(terms)
  if (chosenDays.length === 0) return terms.concurrent_flag ? [copy.withoutDays] : []
  if (terms.to_date < terms.from_date) return []
  const daysInRange = listWeekdaysWithin(terms.from_date, terms.to_date)
  return chosenDays.some((day) => daysInRange.includes(day)) ? [] : [copy.daysOutOfRange]
}

/**
 * Finds the problems of `seats`, the maximum number of guests of an invitation that already has `guestCount` guests. Other
 * types of authorization need no seats.
 */
export function findSeatRefusals(
  type: AuthorizationTerms['preauthorization_type'],
  seats: number | undefined,
  guestCount: number,
): FieldRefusals {
  if (type !== 'INVITE') return {}
  if (seats === undefined) return { max_people: [copy.withoutSeats] }
  return { max_people: seats < guestCount ? [copy.tooFewSeats(guestCount)] : [] }
}

/** Finds the problems of the number of authorized people. Only an invitation may have none. */
export const findPeopleRefusals = (
  type: AuthorizationTerms['preauthorization_type'],
  peopleCount: number,
): string[] => (type === 'INVITE' || peopleCount > 0 ? [] : [copy.withoutPeople])

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
