import type { ActivityRecord } from '@/api/generated/model/activityRecord'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { isAllowedDay } from '@/domain/allowed-days'
import { type Day, toShortTime } from '@/domain/days'
import { describeStay, measureStay, type Stay } from '@/domain/stays'

/** A person who is inside. */
export interface InsideRow extends Stay {
  id: number
  name: string
  document: string
  /** Why the stay is longer than permitted; undefined if it is not. */
  overstay?: 'expired' | 'lateToday'
  /** The permitted hours and how much of them has passed; undefined if the portal does not know the authorization. */
  permit?: { until: string; part: number; minutesLeft: number }
}

/** The reads of the people inside. */
export interface InsideReads {
  /** Some of the people inside, the latest entry first. */
  inside: readonly ActivityRecord[]
  /** Some of the people inside who have exceeded their permit, as the API decides. */
  exceeded: readonly ActivityRecord[]
  /** Valid authorizations, from which the permitted hours come. */
  authorizations: readonly AuthorizationSummary[]
}

const isResident = ({ guest_type: { code } }: ActivityRecord) => code === 'OWNER' || code === 'RENTER'

/**
 * Returns the rows of the people inside: those who should have left, the earliest first, then visitors and then residents, the
 * latest entry first.
 */
export function listInside(
  { inside, exceeded, authorizations }: InsideReads,
  today: Day,
  now: number,
): InsideRow[] {
  const exceededIds = new Set(exceeded.map(({ id }) => id))
  const others = inside.filter(({ id }) => !exceededIds.has(id))
  const visitors = others.filter((record) => !isResident(record))
  const overstays = [...exceeded].sort((left, right) =>
    left.activity_date < right.activity_date ? -1 : Number(left.activity_date > right.activity_date),
  )
  return [...overstays, ...visitors, ...others.filter(isResident)].map((record) => {
    const stay = describeStay(record.checkin_datetime, now)
    const row = { id: record.id, name: record.guest.full_name, document: record.id_number, ...stay }
    if (exceededIds.has(record.id))
      return { ...row, overstay: stay.day < today ? ('expired' as const) : ('lateToday' as const) }
    return { ...row, permit: stay.day === today ? findPermit(record, stay, authorizations) : undefined }
  })
}

/** Finds the hours of the authorization with which a person has entered. If several apply, the longest hours count. */
function findPermit(
  { guest, guest_type }: ActivityRecord,
  stay: Stay,
  authorizations: readonly AuthorizationSummary[],
): InsideRow['permit'] {
  const endTimes = authorizations
    .filter(
      (authorization) =>
        authorization.preauthorization_type === guest_type.code &&
        authorization.people.some(({ full_name }) => full_name === guest.full_name) &&
        isAllowedDay(authorization, stay.day),
    )
    .map(({ end_time }) => end_time)
    .sort()
  const endTime = endTimes.at(-1)
  return endTime === undefined ? undefined : { until: toShortTime(endTime), ...measureStay(stay, endTime) }
}
