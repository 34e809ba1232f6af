import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { Work } from '@/api/generated/model/work'
import type { Worker } from '@/api/generated/model/worker'
import type { DayTimelineSpan } from '@/design-system/components/DayTimeline/day-timeline-model'
import type { Day } from '@/domain/days'
import type { EntryPermission, EntryRefusalReason } from '@/domain/entry'
import type { RenewablePaper } from '@/patterns/persons/renewal-state'
import {
  type CheckedWorker,
  checkWorkers,
  compareWorkerNames,
  type EntryRequirement,
} from '../roster-summary'

/** A worker with the permissions for the shown days. */
export interface TimelineWorker {
  worker: Worker
  /** One for each shown day. */
  permissions: readonly EntryPermission[]
  /** The periods in which the worker lacks something, the earliest first. */
  gaps: readonly Gap[]
}

/** A period in which a worker may not enter, for another reason than the weekday. `reasons` has each reason once. */
export interface Gap extends DayTimelineSpan {
  reasons: readonly EntryRefusalReason[]
}

export interface TimelineInput {
  workers: readonly Worker[]
  groups: readonly GroupAuthorization[]
  work: Pick<Work, 'status' | 'end_date'>
  days: readonly Day[]
}

/**
 * Checks which workers may enter on each day, as the gate would. Yields after each day, because all days of hundreds of workers would
 * be a long task of the page.
 */
export function* buildTimeline({ days, ...roster }: TimelineInput): Generator<void, TimelineWorker[], void> {
  const checkedByDay: CheckedWorker[][] = []
  for (const day of days) {
    checkedByDay.push(checkWorkers({ ...roster, day }))
    yield
  }
  return roster.workers.map((worker, index) => {
    const permissions = checkedByDay.flatMap((checked) => checked[index]?.permission ?? [])
    return { worker, permissions, gaps: findGaps(permissions) }
  })
}

/** Whether a worker lacks something for the entry. A weekday that the group excludes does not count. */
export const isGap = ({ reasons }: EntryPermission): boolean =>
  reasons.some(({ code }) => code !== 'otherDay')

/** Returns the ranges of consecutive days for which `matches` returns true. */
export function findRanges(
  permissions: readonly EntryPermission[],
  matches: (permission: EntryPermission) => boolean,
): DayTimelineSpan[] {
  const ranges: DayTimelineSpan[] = []
  for (const [index, permission] of permissions.entries()) {
    if (!matches(permission)) continue
    const range = ranges.at(-1)
    if (range?.last === index - 1) range.last = index
    else ranges.push({ first: index, last: index })
  }
  return ranges
}

/** Returns the gaps. Joins two gaps if the weekdays of the group exclude all days between them. */
function findGaps(permissions: readonly EntryPermission[]): Gap[] {
  const gaps: DayTimelineSpan[] = []
  for (const range of findRanges(permissions, isGap)) {
    const previous = gaps.at(-1)
    const between = previous && permissions.slice(previous.last + 1, range.first)
    if (previous && between?.every(({ canEnter }) => !canEnter)) previous.last = range.last
    else gaps.push({ ...range })
  }
  return gaps.map((gap) => ({ ...gap, reasons: listReasons(permissions.slice(gap.first, gap.last + 1)) }))
}

/**
 * Returns the reasons of consecutive days in the order in which they begin, without repetitions and without the weekdays. After the last
 * day of the work, no other reason matters.
 */
export function listReasons(permissions: readonly EntryPermission[]): EntryRefusalReason[] {
  const over = permissions.findIndex(({ reasons }) => reasons.some(isWorkOver))
  const reasons = permissions.flatMap((permission, index) => {
    if (over === -1 || index < over) return permission.reasons
    return permission.reasons.filter(isWorkOver)
  })
  return reasons.filter(
    ({ code }, index) =>
      code !== 'otherDay' && reasons.findIndex((candidate) => candidate.code === code) === index,
  )
}

const isWorkOver = ({ code }: EntryRefusalReason) => code === 'workOver'

/** Sorts workers by the start of their first gap, and then by name. Workers without gaps come last. */
export const sortByFirstGap = (workers: readonly TimelineWorker[]): TimelineWorker[] =>
  [...workers].sort(
    (left, right) =>
      (left.gaps[0]?.first ?? Number.POSITIVE_INFINITY) -
        (right.gaps[0]?.first ?? Number.POSITIVE_INFINITY) || compareWorkerNames(left, right),
  )

/** What the user can do about a reason: renew a paper, open the groups of the work, or edit the status of the worker. */
export type Remedy = EntryRequirement | 'status'

/** Whether the remedy is to renew a paper. */
export const isRenewal = (remedy: Remedy): remedy is RenewablePaper =>
  remedy !== 'group' && remedy !== 'status'

const remedies: Partial<Record<EntryRefusalReason['code'], Remedy>> = {
  workerNotCurrent: 'status',
  withoutInsurance: 'insurance',
  insuranceOver: 'insurance',
  withoutCheck: 'background_check',
  checkOver: 'background_check',
  withoutGroup: 'group',
  groupOff: 'group',
  groupOver: 'group',
  groupNotYet: 'group',
}

/**
 * Returns the first possible remedy. Returns undefined if the work is not current or has ended, because then no remedy allows the
 * entry.
 */
export function findRemedy(
  reasons: readonly EntryRefusalReason[],
  isPossible: (remedy: Remedy) => boolean,
): Remedy | undefined {
  if (reasons.some(({ code }) => code === 'workNotCurrent')) return undefined
  return reasons
    .map(({ code }) => remedies[code])
    .find((remedy) => remedy !== undefined && isPossible(remedy))
}
