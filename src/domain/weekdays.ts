import { addDays, countDaysBetween, type Day, getWeekdayIndex } from './days'

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
const sortWeekdays = (days: ReadonlySet<Weekday>) => weekdays.filter((day) => days.has(day))

/** Returns the weekdays of a range; none if it ends before it begins. */
function getWeekdaysWithin(from: Day, to: Day): Weekday[] {
  const length = countDaysBetween(from, to)
  const spanned = new Set<Weekday>()
  for (let step = 0; step <= Math.min(length, 6); step += 1) {
    const day = weekdays[getWeekdayIndex(addDays(from, step))]
    if (day) spanned.add(day)
  }
  return sortWeekdays(spanned)
}

interface WeekdayRuleInput {
  from: Day
  to: Day
  chosen: readonly Weekday[]
  /** Leaves Saturday and Sunday out. */
  isWeekendFiltered?: boolean
}

interface WeekdayRuleResult {
  available: Weekday[]
  /** The chosen days that are available; all available days if that is none. */
  chosen: Weekday[]
}

/**
 * Returns the weekdays of a range that may be chosen, without the weekend if it is filtered, and the chosen ones of them.
 * Neither is ever empty: the filter does not apply to a range of a weekend alone, and without a chosen day all available
 * days are chosen.
 */
export function applyWeekdayRule({
  from,
  to,
  chosen,
  isWeekendFiltered = false,
}: WeekdayRuleInput): WeekdayRuleResult {
  const spanned = getWeekdaysWithin(from, to)
  const inRange = spanned.length > 0 ? spanned : [...weekdays]
  const workdays = inRange.filter((day) => !isWeekend(day))
  const available = isWeekendFiltered && workdays.length > 0 ? workdays : inRange
  const remaining = available.filter((day) => chosen.includes(day))
  return { available, chosen: remaining.length > 0 ? remaining : available }
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

/** Returns the weekdays on which an authorization is valid: those of its flags, or all without flags, within its range. */
export function getEffectiveWeekdays(terms: WeekdayFlags & { from_date: Day; to_date: Day }): Weekday[] {
  const chosen = fromWeekdayFlags(terms)
  const spanned = getWeekdaysWithin(terms.from_date, terms.to_date)
  return chosen.length === 0 ? spanned : spanned.filter((day) => chosen.includes(day))
}
