import { addDays, countDaysBetween, type Day, getWeekdayIndex } from './days'

/** The weekdays in display order. */
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

/** Returns the weekdays that occur in a range; an empty list if the range ends before it begins. */
function getWeekdaysWithin(from: Day, to: Day): Weekday[] {
  const length = countDaysBetween(from, to)
  const rangeWeekdays = new Set<Weekday>()
  for (let step = 0; step <= Math.min(length, 6); step += 1) {
    const day = weekdays[getWeekdayIndex(addDays(from, step))]
    if (day) rangeWeekdays.add(day)
  }
  return sortWeekdays(rangeWeekdays)
}

interface WeekdayRuleInput {
  from: Day
  to: Day
  chosen: readonly Weekday[]
  isWeekendFiltered?: boolean
}

/**
 * Returns the weekdays that the user can choose for a range of days (`available`), and the chosen ones (`chosen`).
 * `isWeekendFiltered` excludes the weekend, unless the range has no workdays. Neither list is empty. If the range ends
 * before it begins, it counts as a whole week. If no chosen weekday is available, all available weekdays are chosen.
 */
export function applyWeekdayRule({ from, to, chosen, isWeekendFiltered = false }: WeekdayRuleInput) {
  const rangeWeekdays = getWeekdaysWithin(from, to)
  const inRange = rangeWeekdays.length > 0 ? rangeWeekdays : [...weekdays]
  const workdays = inRange.filter((day) => !isWeekend(day))
  const available = isWeekendFiltered && workdays.length > 0 ? workdays : inRange
  const remaining = available.filter((day) => chosen.includes(day))
  return { available, chosen: remaining.length > 0 ? remaining : available }
}

/** The names of the contract's weekday flags, `monday_flag` to `sunday_flag`. */
export const weekdayFlagNames = weekdays.map((day) => `${day}_flag` as const)

export type WeekdayFlags = Record<(typeof weekdayFlagNames)[number], boolean>

/** Converts the chosen weekdays to the contract's seven flags. */
export function toWeekdayFlags(chosen: readonly Weekday[]): WeekdayFlags {
  return Object.fromEntries(weekdays.map((day) => [`${day}_flag`, chosen.includes(day)])) as WeekdayFlags
}

/** Returns the weekdays whose flag is set, Monday first. */
export function fromWeekdayFlags(flags: WeekdayFlags): Weekday[] {
  return weekdays.filter((day) => flags[`${day}_flag`])
}

/**
 * Returns the weekdays on which an authorization is valid: those in its range whose flag is set. If no flag is set, returns
 * all weekdays in its range.
 */
export function getEffectiveWeekdays(terms: WeekdayFlags & { from_date: Day; to_date: Day }): Weekday[] {
  const chosen = fromWeekdayFlags(terms)
  const rangeWeekdays = getWeekdaysWithin(terms.from_date, terms.to_date)
  return chosen.length === 0 ? rangeWeekdays : rangeWeekdays.filter((day) => chosen.includes(day))
}
