import { type Day, daysBetween, today } from './days'

/** From how many days before its end it is told that something ends. */
const nearDays = 14

/** How something stands to its last day: over since then, or about to end. */
export type Expiry = { state: 'over'; since: Day } | { state: 'near'; daysLeft: number }

/**
 * Whether something that holds up to and including a day is over, or ends within 14 days. Undefined
 * for what ends later, or never.
 */
export function expiryOf(lastDay: Day | null | undefined, day: Day = today()): Expiry | undefined {
  if (!lastDay) return undefined
  const daysLeft = daysBetween(day, lastDay)
  if (daysLeft < 0) return { state: 'over', since: lastDay }
  return daysLeft <= nearDays ? { state: 'near', daysLeft } : undefined
}
