import type { GroupAuthorization } from '../api/generated/model/groupAuthorization'
import type { Worker } from '../api/generated/model/worker'
import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'
import type { WorkStatus } from '../api/generated/model/workStatus'
import { isAllowedDay } from './allowed-days'
import type { Day } from './days'
import { fromWeekdayFlags, type Weekday } from './weekdays'

/** A range of hours, `HH:mm:ss`. The last minute is included. */
export interface EntryHours {
  start: string
  end: string
}

/** The reason why a worker may not enter. `group` is the title of the group. */
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

export interface Entry {
  canEnter: boolean
  /** Disjoint ranges, the earliest first; empty if the worker may not enter. */
  hours: EntryHours[]
  /** Empty if the worker may enter. */
  reasons: EntryReason[]
}

interface EntryQuery {
  workStatus: WorkStatus
  worker: Pick<Worker, 'id' | 'status'> & { person: Papers }
  /** The groups of the work, with or without the worker. */
  groups: readonly GroupAuthorization[]
  day: Day
}

type Papers = Pick<Worker['person'], 'insurance' | 'background_check'>
type Terms = GroupAuthorization['preauthorization']

/**
 * Returns whether a worker may enter on a day. On that day the work, the worker, the insurance, the background check
 * and at least one active group of the worker have to be valid; the last day of each is included. The gate also rejects
 * barred people and workers who are already inside.
 */
export function getEntry({ workStatus, worker, groups, day }: EntryQuery): Entry {
  const workerGroups = groups
    .map(({ preauthorization }) => preauthorization)
    .filter(({ people }) => people.some(({ id }) => id === worker.id))
  const validGroups = workerGroups.filter((group) => group.active_flag && isAllowedDay(group, day))
  const reasons = [
    ...getStatusReasons(workStatus, worker.status),
    ...getPaperReasons(worker.person, day),
    ...(validGroups.length > 0 ? [] : [getNearestGroupReason(workerGroups, day)]),
  ]
  const canEnter = reasons.length === 0
  return { canEnter, hours: canEnter ? mergeHours(validGroups) : [], reasons }
}

function getStatusReasons(workStatus: WorkStatus, status: WorkPartyStatus): EntryReason[] {
  const reasons: EntryReason[] = []
  if (workStatus !== 'CURRENT') reasons.push({ code: 'workNotCurrent', status: workStatus })
  if (status !== 'CURRENT') reasons.push({ code: 'workerNotCurrent', status })
  return reasons
}

function getPaperReasons({ insurance, background_check: check }: Papers, day: Day): EntryReason[] {
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

/**
 * Returns the reason why no group of the worker permits entry. Among the groups, the reason names an active group whose
 * dates include the day, else the next group, else the group that ended last, else an inactive group.
 */
function getNearestGroupReason(groups: readonly Terms[], day: Day): EntryReason {
  const active = groups.filter(({ active_flag }) => active_flag)
  const [withinRange] = active.filter(({ from_date, to_date }) => from_date <= day && day <= to_date)
  if (withinRange) {
    return { code: 'otherDay', group: withinRange.name, weekdays: fromWeekdayFlags(withinRange) }
  }
  const [next] = active.filter(({ from_date }) => day < from_date).sort(compareBy((group) => group.from_date))
  if (next) return { code: 'groupNotYet', group: next.name, firstDay: next.from_date }
  const last = active.sort(compareBy((group) => group.to_date)).at(-1)
  if (last) return { code: 'groupOver', group: last.name, lastDay: last.to_date }
  const [inactiveGroup] = groups
  return inactiveGroup ? { code: 'groupOff', group: inactiveGroup.name } : { code: 'withoutGroup' }
}

/** Creates a comparator of groups by one of their days. Text order is date order. */
const compareBy = (getDay: (group: Terms) => Day) => (left: Terms, right: Terms) =>
  getDay(left) < getDay(right) ? -1 : Number(getDay(left) > getDay(right))

/** Returns the hours of all groups; ranges that overlap or touch are merged. */
function mergeHours(groups: readonly Terms[]): EntryHours[] {
  const hours = groups
    .map(({ start_time: start, end_time: end }) => ({ start, end }))
    .sort((left, right) => (left.start < right.start ? -1 : 1))
  const merged: EntryHours[] = []
  for (const next of hours) {
    const last = merged.at(-1)
    if (!last || next.start > last.end) merged.push(next)
    else if (next.end > last.end) last.end = next.end
  }
  return merged
}
