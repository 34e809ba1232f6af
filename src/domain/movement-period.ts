import { addMonths, type Day } from './days'

/** An inclusive range of days. */
export interface MovementPeriod {
  from: Day
  to: Day
}

/** Returns the earliest day of which movements are listed: twelve months before today. */
export const getEarliestDay = (today: Day): Day => addMonths(today, -12)

/** Returns the longest period of which movements are listed. */
export const getFullPeriod = (today: Day): MovementPeriod => ({ from: getEarliestDay(today), to: today })

/** Returns why the period is invalid, or undefined. Days are ISO strings, so string order is date order. */
export function validatePeriod({ from, to }: MovementPeriod, today: Day) {
  if (from === '' || to === '') return 'missing'
  if (from < getEarliestDay(today)) return 'tooEarly'
  return to < from ? 'reversed' : undefined
}

/** Returns the requested period. An empty day takes its default; an invalid period is replaced by the default period. */
export function resolvePeriod(
  requested: MovementPeriod,
  byDefault: MovementPeriod,
  today: Day,
): MovementPeriod {
  const period = { from: requested.from || byDefault.from, to: requested.to || byDefault.to }
  return validatePeriod(period, today) ? byDefault : period
}
