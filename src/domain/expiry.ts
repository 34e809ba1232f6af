import { countDaysBetween, type Day, today } from './days'

const warningDays = 14

export type Expiry = { state: 'over'; since: Day } | { state: 'near'; daysLeft: number }

/** Returns whether a last valid day is over or at most 14 days away; undefined for a later or missing last day. */
export function getExpiry(lastDay: Day | null | undefined, day: Day = today()): Expiry | undefined {
  if (!lastDay) return undefined
  const daysLeft = countDaysBetween(day, lastDay)
  if (daysLeft < 0) return { state: 'over', since: lastDay }
  return daysLeft <= warningDays ? { state: 'near', daysLeft } : undefined
}
