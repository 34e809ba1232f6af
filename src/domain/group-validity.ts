import { type Day, today } from './days'
import { expiryOf } from './expiry'

/** How a group of workers stands: switched off, past its last day, without workers, yet to begin, about to end, or none of these. */
export type GroupValidity = 'off' | 'over' | 'unstaffed' | 'upcoming' | 'near' | 'current'

/** What the validity of a group depends on. */
interface GroupTerms {
  active_flag: boolean
  from_date: Day
  to_date: Day
  people: readonly unknown[]
}

/** The validity of a group: within 14 days of its last day, which still counts, it is nearly over. */
export function groupValidity(
  { active_flag, from_date, to_date, people }: GroupTerms,
  day: Day = today(),
): GroupValidity {
  if (!active_flag) return 'off'
  const expiry = expiryOf(to_date, day)?.state
  if (expiry === 'over') return 'over'
  // Nobody can enter with it now, whatever its dates are.
  if (people.length === 0) return 'unstaffed'
  if (from_date > day) return 'upcoming'
  return expiry ?? 'current'
}
