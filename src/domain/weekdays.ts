import { addDays, type Day, daysBetween, weekdayIndex } from './days'

/** The days of the week in the order in which they are shown, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof weekdays)[number]

const isWeekend = (day: Weekday) => day === 'saturday' || day === 'sunday'
const inOrder = (days: ReadonlySet<Weekday>) => weekdays.filter((day) => days.has(day))

/** The weekdays that a range spans: all seven from a week on, fewer in a shorter range; none when it ends before it begins. */
function weekdaysWithin(from: Day, to: Day): Weekday[] {
  const length = daysBetween(from, to)
  const spanned = new Set<Weekday>()
  for (let step = 0; step <= Math.min(length, 6); step += 1) {
    const day = weekdays[weekdayIndex(addDays(from, step))]
    if (day) spanned.add(day)
  }
  return inOrder(spanned)
}

interface WeekdayRuleInput {
  from: Day
  to: Day
  /** What is chosen now. */
  chosen: readonly Weekday[]
  /** Leaves Saturday and Sunday out. */
  isWeekendFiltered?: boolean
}

interface WeekdayRuleResult {
  /** What may be chosen. */
  available: Weekday[]
  /** What stays chosen: of the available ones, never none. */
  chosen: Weekday[]
}

/**
 * The weekday rule: a range of less than six days offers only the weekdays that it spans; what falls out of
 * the range is unchosen; the weekend may be filtered out. Never an empty set: a range of a weekend alone keeps it
 * although the filter is on, and when nothing chosen remains, all that is available is.
 */
export function applyWeekdayRule({
  from,
  to,
  chosen,
  isWeekendFiltered = false,
}: WeekdayRuleInput): WeekdayRuleResult {
  const spanned = weekdaysWithin(from, to)
  const inRange = spanned.length > 0 ? spanned : [...weekdays]
  const workdays = inRange.filter((day) => !isWeekend(day))
  const available = isWeekendFiltered && workdays.length > 0 ? workdays : inRange
  const kept = available.filter((day) => chosen.includes(day))
  return { available, chosen: kept.length > 0 ? kept : available }
}

/** `monday_flag` … `sunday_flag` of the contract. */
export type WeekdayFlags = Record<`${Weekday}_flag`, boolean>

/** The chosen days as the contract's seven flags. */
export function toWeekdayFlags(chosen: readonly Weekday[]): WeekdayFlags {
  return Object.fromEntries(weekdays.map((day) => [`${day}_flag`, chosen.includes(day)])) as WeekdayFlags
}

/** The days that the contract's flags name, Monday first. */
export function fromWeekdayFlags(flags: WeekdayFlags): Weekday[] {
  return weekdays.filter((day) => flags[`${day}_flag`])
}

/** The weekdays on which somebody can come: those of the flags, all if there are none, that lie between the two days. */
export function heldWeekdays(terms: WeekdayFlags & { from_date: Day; to_date: Day }): Weekday[] {
  const chosen = fromWeekdayFlags(terms)
  const spanned = weekdaysWithin(terms.from_date, terms.to_date)
  return chosen.length === 0 ? spanned : spanned.filter((day) => chosen.includes(day))
}
