import type { GroupAuthorization } from '../api/generated/model/groupAuthorization'
import type { Worker } from '../api/generated/model/worker'
import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'
import type { WorkStatus } from '../api/generated/model/workStatus'
import { allowsDay } from './allowed-days'
import type { Day } from './days'
import { fromWeekdayFlags, type Weekday } from './weekdays'

/** From when to when of a day, `HH:mm:ss`; the last minute counts to its end. */
export interface EntryHours {
  start: string
  end: string
}

/** Why a worker may not enter on a day, with what there is to say of it. `group` is the title of the group. */
export type EntryReason =
  | { code: 'workNotCurrent'; status: Exclude<WorkStatus, 'CURRENT'> }
  | { code: 'workerNotCurrent'; status: Exclude<WorkPartyStatus, 'CURRENT'> }
  | { code: 'withoutInsurance' }
  | { code: 'insuranceOver'; lastDay: Day }
  | { code: 'withoutCheck' }
  | { code: 'checkNotYet'; firstDay: Day }
  | { code: 'checkOver'; lastDay: Day }
  | { code: 'withoutGroup' }
  | { code: 'groupOff'; group: string }
  | { code: 'groupOver'; group: string; lastDay: Day }
  | { code: 'groupNotYet'; group: string; firstDay: Day }
  | { code: 'otherDay'; group: string; weekdays: Weekday[] }

/** Whether a worker may enter on a day: between which hours, or why not. */
export interface Entry {
  canEnter: boolean
  /** Apart from one another, the earliest first; none where the worker may not enter. */
  hours: EntryHours[]
  /** All that stands against it; none where the worker may enter. */
  reasons: EntryReason[]
}

interface EntryQuery {
  workStatus: WorkStatus
  worker: Pick<Worker, 'id' | 'status'> & { person: Papers }
  /** All groups of the work that were not removed: those with the worker count. */
  groups: readonly GroupAuthorization[]
  day: Day
}

type Papers = Pick<Worker['person'], 'insurance' | 'background_check'>
type Terms = GroupAuthorization['preauthorization']

/**
 * Whether a worker of a work may enter on a day, by its groups: the work and the worker are current, their A.R.T.
 * and criminal record hold, and a group that is switched on has the worker on that day of its range and of its week. A
 * last day is still valid. The gate decides the same, except of what the portal is not told: whom the Administration
 * does not admit, and who is inside already.
 */
export function entryOn({ workStatus, worker, groups, day }: EntryQuery): Entry {
  const own = groups
    .map(({ preauthorization }) => preauthorization)
    .filter(({ people }) => people.some(({ id }) => id === worker.id))
  const open = own.filter((group) => group.active_flag && allowsDay(group, day))
  const reasons = [
    ...standingReasons(workStatus, worker.status),
    ...paperReasons(worker.person, day),
    ...(open.length > 0 ? [] : [nearestReason(own, day)]),
  ]
  const canEnter = reasons.length === 0
  return { canEnter, hours: canEnter ? joined(open) : [], reasons }
}

function standingReasons(workStatus: WorkStatus, status: WorkPartyStatus): EntryReason[] {
  const reasons: EntryReason[] = []
  if (workStatus !== 'CURRENT') reasons.push({ code: 'workNotCurrent', status: workStatus })
  if (status !== 'CURRENT') reasons.push({ code: 'workerNotCurrent', status })
  return reasons
}

function paperReasons({ insurance, background_check: check }: Papers, day: Day): EntryReason[] {
  const reasons: EntryReason[] = []
  if (!insurance) reasons.push({ code: 'withoutInsurance' })
  else if (day > insurance.expiration_date) {
    reasons.push({ code: 'insuranceOver', lastDay: insurance.expiration_date })
  }
  if (!check) reasons.push({ code: 'withoutCheck' })
  else if (day > check.expiration_date) reasons.push({ code: 'checkOver', lastDay: check.expiration_date })
  else if (check.from_date !== null && day < check.from_date) {
    reasons.push({ code: 'checkNotYet', firstDay: check.from_date })
  }
  return reasons
}

/** Of several groups that let nobody in on a day, what is said of the one that comes nearest to it. */
function nearestReason(groups: readonly Terms[], day: Day): EntryReason {
  const on = groups.filter(({ active_flag }) => active_flag)
  const [withinRange] = on.filter(({ from_date, to_date }) => from_date <= day && day <= to_date)
  if (withinRange) {
    return { code: 'otherDay', group: withinRange.name, weekdays: fromWeekdayFlags(withinRange) }
  }
  const [next] = on.filter(({ from_date }) => day < from_date).sort(byDay((group) => group.from_date))
  if (next) return { code: 'groupNotYet', group: next.name, firstDay: next.from_date }
  const last = on.sort(byDay((group) => group.to_date)).at(-1)
  if (last) return { code: 'groupOver', group: last.name, lastDay: last.to_date }
  const [off] = groups
  return off ? { code: 'groupOff', group: off.name } : { code: 'withoutGroup' }
}

/** Days and times compare as texts. */
const byDay = (dayOf: (group: Terms) => Day) => (one: Terms, other: Terms) =>
  dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other))

/** The hours of all groups, those that meet as one. */
function joined(groups: readonly Terms[]): EntryHours[] {
  const hours = groups
    .map(({ start_time: start, end_time: end }) => ({ start, end }))
    .sort((one, other) => (one.start < other.start ? -1 : 1))
  const apart: EntryHours[] = []
  for (const next of hours) {
    const last = apart.at(-1)
    if (!last || next.start > last.end) apart.push(next)
    else if (next.end > last.end) last.end = next.end
  }
  return apart
}
