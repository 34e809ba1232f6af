import { addDays, type Day } from './days'

/**
 * Returns the first day of a paper that renews others: the day after the first of them ends, so that no day is without one. If one has
 * ended or is missing (null), that is today.
 */
export function getRenewalStart(lastDays: readonly (Day | null)[], today: Day): Day {
  const starts = lastDays.map((lastDay) =>
    lastDay === null || lastDay < today ? today : addDays(lastDay, 1),
  )
  return starts.sort()[0] ?? today
}
