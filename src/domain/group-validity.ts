import type { GroupPreauthorization } from '../api/generated/model/groupPreauthorization'
import { type Day, today } from './days'
import { getExpiry } from './expiry'

/**
 * The validity of a group: inactive (`off`), expired (`over`), without workers (`unstaffed`), before its first day
 * (`upcoming`), valid but expiring soon (`near`), or valid (`current`).
 */
export type GroupValidity = 'off' | 'over' | 'unstaffed' | 'upcoming' | 'near' | 'current'

type GroupTerms = Pick<GroupPreauthorization, 'active_flag' | 'from_date' | 'to_date'> & {
  people: readonly unknown[]
}

/** Returns the validity of a group on a day. The group is still valid on its last day. */
export function getGroupValidity(
  { active_flag, from_date, to_date, people }: GroupTerms,
  day: Day = today(),
): GroupValidity {
  if (!active_flag) return 'off'
  const expiry = getExpiry(to_date, day)?.state
  if (expiry === 'over') return 'over'
  // A group without workers admits nobody on any day.
  if (people.length === 0) return 'unstaffed'
  if (from_date > day) return 'upcoming'
  return expiry ?? 'current'
}
