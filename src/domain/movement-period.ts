import { addMonths, type Day } from './days'

/** A period of days. Both days are included. */
export interface MovementPeriod {
  from: Day
  to: Day
}

/** Returns the earliest day whose movements the portal lists: twelve months before today. */
export const getEarliestDay = (today: Day): Day => addMonths(today, -12)

/** Returns the period of all movements that the portal lists: from `getEarliestDay` to today. */
export const getFullPeriod = (today: Day): MovementPeriod => ({ from: getEarliestDay(today), to: today })

/** Returns why the period is invalid; undefined if it is valid. Days are ISO strings, so string order is date order. */
export function validatePeriod({ from, to }: MovementPeriod, today: Day) {
  if (from === '' || to === '') return 'missing'
  if (from < getEarliestDay(today)) return 'tooEarly'
  return to < from ? 'reversed' : undefined
}

/**
 * Returns the requested period. If one of its days is empty, the day of the default period replaces it. If the result is
 * invalid, returns the default period.
 */
export function resolvePeriod(
  requested: MovementPeriod,
  defaultPeriod: MovementPeriod,
  today: Day,
): MovementPeriod {
  const period = { from: requested.from || defaultPeriod.from, to: requested.to || defaultPeriod.to }
  return validatePeriod(period, today) ? defaultPeriod : period
}
