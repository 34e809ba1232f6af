import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { Day } from '@/domain/days'
import { type ExpectedVisit, findVisit } from '@/domain/visits'
import { isWithinWeek, listWeekDays } from '@/domain/week'

/** The present day and time of the neighbourhood; the time is `HH:mm`. */
export interface PresentTime {
  day: Day
  time: string
}

/** An authorization on one day of a week. */
export interface WeekEntry {
  authorization: AuthorizationSummary
  visit: ExpectedVisit
  isPast: boolean
}

export interface WeekDay {
  day: Day
  /** Those of the whole day first, then by hour. */
  entries: readonly WeekEntry[]
}

const compareEntries = (
  { visit: left, authorization: a }: WeekEntry,
  { visit: right, authorization: b }: WeekEntry,
) =>
  Number(right.isAllDay) - Number(left.isAllDay) ||
  left.start.localeCompare(right.start) ||
  left.end.localeCompare(right.end) ||
  a.id - b.id

/** Lists the days of the week that begins on `start`, each with what is expected on it. */
export function buildWeek(
  authorizations: readonly AuthorizationSummary[],
  start: Day,
  now: PresentTime,
): WeekDay[] {
  const ofWeek = authorizations.filter((authorization) => isWithinWeek(authorization, start))
  return listWeekDays(start).map((day) => {
    const entries = ofWeek.flatMap((authorization) => {
      const visit = findVisit(authorization, day)
      if (!visit) return []
      return [{ authorization, visit, isPast: day < now.day || (day === now.day && visit.end < now.time) }]
    })
    return { day, entries: entries.sort(compareEntries) }
  })
}
