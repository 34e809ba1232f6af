import { countDaysBetween, type Day, today } from './days'

/** The number of days before the last day from which the portal warns. */
const warningDays = 14

/** Whether something has expired, or expires soon. */
export type Expiry = { state: 'over'; since: Day } | { state: 'near'; daysLeft: number }

/** Returns whether something with an inclusive last day is over, or ends within 14 days; undefined for a later or no end. */
export function getExpiry(lastDay: Day | null | undefined, day: Day = today()): Expiry | undefined {
  if (!lastDay) return undefined
  const daysLeft = countDaysBetween(day, lastDay)
  if (daysLeft < 0) return { state: 'over', since: lastDay }
  return daysLeft <= warningDays ? { state: 'near', daysLeft } : undefined
}
