import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { Work } from '@/api/generated/model/work'
import type { WorkMovement } from '@/api/generated/model/workMovement'
import { isAllowedDay } from '@/domain/allowed-days'
import { type Day, toShortTime } from '@/domain/days'
import { describeStay, isPastInstant, measureStay } from '@/domain/stays'
import { paths } from '@/paths'
import { type ExpiryRow, listGroupExpiries } from '@/patterns/expiry/expiry-rows'
import type { InsideRow } from '../inside-rows'
import { isEndingVisit } from '../soon-over-rows'

/** What the reads of a current work have brought. */
export interface WorkReads {
  work: Work
  /** Some of the people inside, the latest entry first. */
  inside: readonly WorkMovement[]
  groups: readonly GroupAuthorization[]
}

/** What a row of any work needs. */
interface RowOfWork {
  /** The name of the work. */
  work: string
  /** The address that the row opens. */
  to: string
}

export type WorkerInside = InsideRow & RowOfWork

/** A group of a work that may still come today. */
export interface ExpectedGroup extends RowOfWork {
  id: number
  name: string
  /** `HH:mm` */
  hours: { start: string; end: string }
  people: number
}

const getTabPath = ({ id }: Work, tab: string, search: Record<string, string> = {}) =>
  `${paths.work(id)}?${new URLSearchParams({ tab, ...search })}`

/** Returns the address of the people inside a work, or of the one who has `document`. */
export const getWorkInsidePath = (work: Work, document?: string): string =>
  getTabPath(work, 'movimientos', { ...(document && { documento: document }), permanecen: 'true' })

/** Returns the people inside, first those who should have left, then by entry, the latest first. `now` is in milliseconds since 1970. */
export function listWorkersInside(works: readonly WorkReads[], day: Day, now: number): WorkerInside[] {
  const rows = works.flatMap(({ work, inside }) => inside.map((movement) => toRow(work, movement, day, now)))
  const overstays = rows
    .filter(({ overstay }) => overstay)
    .sort((left, right) => right.minutes - left.minutes)
  const others = rows.filter(({ overstay }) => !overstay).sort((left, right) => left.minutes - right.minutes)
  return [...overstays, ...others]
}

function toRow(work: Work, movement: WorkMovement, day: Day, now: number): WorkerInside {
  const { id, guest, checkin_datetime, maximum_stay_datetime: limit } = movement
  const stay = describeStay(checkin_datetime, now)
  const row = {
    id,
    name: guest.full_name,
    document: guest.id_number,
    ...stay,
    work: work.title,
    to: getWorkInsidePath(work, guest.id_number),
  }
  if (limit === null) return row
  if (isPastInstant(limit, now)) return { ...row, overstay: stay.day < day ? 'expired' : 'lateToday' }
  const { day: lastDay, time: until } = describeStay(limit, now)
  return stay.day === day && lastDay === day
    ? { ...row, permit: { until, ...measureStay(stay, until) } }
    : row
}

/** Returns the active groups for today whose hours are not over and whose workers are not all inside, by hour. `time` is `HH:mm`. */
export function listExpectedGroups(works: readonly WorkReads[], day: Day, time: string): ExpectedGroup[] {
  return works
    .flatMap(({ work, inside, groups }) => {
      const namesInside = new Set(inside.map(({ guest }) => guest.full_name))
      return groups
        .filter(({ preauthorization }) => isExpected(preauthorization, namesInside, day, time))
        .map(({ id, preauthorization: { name, start_time, end_time, people } }) => ({
          id,
          name,
          hours: { start: toShortTime(start_time), end: toShortTime(end_time) },
          people: people.length,
          work: work.title,
          to: getTabPath(work, 'autorizaciones'),
        }))
    })
    .sort(
      (left, right) =>
        left.hours.start.localeCompare(right.hours.start) || left.name.localeCompare(right.name, 'es'),
    )
}

const isExpected = (
  group: GroupAuthorization['preauthorization'],
  namesInside: ReadonlySet<string>,
  day: Day,
  time: string,
) =>
  group.active_flag &&
  isAllowedDay(group, day) &&
  toShortTime(group.end_time) >= time &&
  group.people.some(({ full_name }) => !namesInside.has(full_name))

/** Returns the active groups that end within a few days. */
export const listEndingGroups = (works: readonly WorkReads[], day: Day): ExpiryRow[] =>
  works.flatMap(({ work, groups }) =>
    listGroupExpiries(groups, work.id).filter((row) => isEndingVisit(day, row)),
  )
