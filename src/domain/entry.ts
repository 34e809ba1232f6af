import type { GroupAuthorization } from '../api/generated/model/groupAuthorization'
import type { Work } from '../api/generated/model/work'
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

/** One reason why a worker may not enter. `group` is the title of a group. */
export type EntryRefusalReason =
  | { code: 'workNotCurrent'; status: Exclude<WorkStatus, 'CURRENT'> }
  | { code: 'workerNotCurrent'; status: Exclude<WorkPartyStatus, 'CURRENT'> }
  | { code: 'workOver'; lastDay: Day }
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

/** Whether a worker may enter on a day, with the hours or with the reasons. */
export interface EntryPermission {
  canEnter: boolean
  /** Disjoint ranges, the earliest first; empty if the worker may not enter. */
  hours: EntryHours[]
  /** Empty if the worker may enter. */
  reasons: EntryRefusalReason[]
}

interface EntryInput {
  work: Pick<Work, 'status' | 'end_date'>
  worker: Pick<Worker, 'id' | 'status'> & { person: Papers }
  /** The groups of the work, including groups that the worker does not belong to. */
  groups: readonly GroupAuthorization[]
  day: Day
}

type Papers = Pick<Worker['person'], 'insurance' | 'background_check'>
type Terms = GroupAuthorization['preauthorization']

/**
 * Returns whether a worker may enter on a day. The work and the worker must be current. The insurance, the background check
 * and at least one active group of the worker must be valid on the day. Each is still valid on its last day. The gate also
 * rejects barred people and workers who are already inside. This function does not check that.
 */
export function getEntryPermission({ work, worker, groups, day }: EntryInput): EntryPermission {
  const workerGroups = groups
    .map(({ preauthorization }) => preauthorization)
    .filter(({ people }) => people.some(({ id }) => id === worker.id))
  const validGroups = workerGroups.filter((group) => group.active_flag && isAllowedDay(group, day))
  const reasons = [
    ...getStatusReasons(work.status, worker.status),
    ...getPaperReasons(worker.person, day),
    ...(validGroups.length > 0 ? [] : [getGroupReason(work, workerGroups, day)]),
  ]
  const canEnter = reasons.length === 0
  return { canEnter, hours: canEnter ? mergeHours(validGroups) : [], reasons }
}

function getStatusReasons(workStatus: WorkStatus, status: WorkPartyStatus): EntryRefusalReason[] {
  const reasons: EntryRefusalReason[] = []
  if (workStatus !== 'CURRENT') reasons.push({ code: 'workNotCurrent', status: workStatus })
  if (status !== 'CURRENT') reasons.push({ code: 'workerNotCurrent', status })
  return reasons
}

function getPaperReasons({ insurance, background_check: check }: Papers, day: Day): EntryRefusalReason[] {
  const reasons: EntryRefusalReason[] = []
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

/** Returns the reason why no group permits entry on the day. After the last day of the work, no group can be extended to the day. */
const getGroupReason = (
  { status, end_date }: EntryInput['work'],
  groups: readonly Terms[],
  day: Day,
): EntryRefusalReason =>
  status === 'CURRENT' && day > end_date
    ? { code: 'workOver', lastDay: end_date }
    : getNearestGroupReason(groups, day)

/**
 * Returns the reason why none of the worker's groups permits entry on the day. The reason is about the first of these that
 * exists: an active group whose range includes the day, the active group that begins next, the active group that ended
 * last, an inactive group. Without any group, the reason is `withoutGroup`.
 */
function getNearestGroupReason(groups: readonly Terms[], day: Day): EntryRefusalReason {
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

/** Creates a comparator that sorts groups by the day that `getDay` returns. Text order is date order. */
const compareBy = (getDay: (group: Terms) => Day) => (left: Terms, right: Terms) =>
  getDay(left) < getDay(right) ? -1 : Number(getDay(left) > getDay(right))

/** Returns the hours of all groups, the earliest first. Ranges that overlap or touch are merged into one. */
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
