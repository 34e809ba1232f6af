import { type Day, today } from './days'
import { expiryOf } from './expiry'

/** How a group of workers stands: switched off, past its last day, about to end, or none of these. */
export type GroupValidity = 'off' | 'over' | 'near' | 'current'

/** The validity of a group (L4): within 14 days of its last day, which still counts, it is nearly over. */
export function groupValidity(
  { active_flag, to_date }: { active_flag: boolean; to_date: Day },
  day: Day = today(),
): GroupValidity {
  if (!active_flag) return 'off'
  return expiryOf(to_date, day)?.state ?? 'current'
}
