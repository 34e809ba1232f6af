import { wholeDay } from '@/domain/authorizations'
import { addDays, type Day, isDay } from '@/domain/days'
import { isTime } from '@/domain/times'
import type { TermsValues } from './terms-values'

/** The day, and perhaps the time (`HH:mm`), with which the form of a new authorization begins. */
export interface VisitStart {
  day: Day
  time?: string
}

/** A visit usually lasts no longer. The user sees the hours and can change them. */
const usualHours = 4

/**
 * Reads the start of a visit from the address, `?dia=2026-03-24&desde=09:00`. Returns undefined if the day is missing, invalid or
 * before `today`. An invalid time is ignored, and so is 23:59, after which nothing can end.
 */
export function readVisitStart(parameters: URLSearchParams, today: Day): VisitStart | undefined {
  const day = parameters.get('dia') ?? ''
  const time = parameters.get('desde') ?? ''
  if (!isDay(day) || day < today) return undefined
  return isTime(time) && time < wholeDay.end ? { day, time } : { day }
}

/** Returns the values of the form for a visit on one day: with a time four hours, at most until the end of the day, else all day. */
export function toScheduleValues({
  day,
  time,
}: VisitStart): Pick<TermsValues, 'days' | 'from' | 'to' | 'hours' | 'start' | 'end'> {
  const dates = { days: 'single', from: day, to: addDays(day, 7) } as const
  if (time === undefined) return { ...dates, hours: 'whole', ...wholeDay }
  const endHour = Number(time.slice(0, 2)) + usualHours
  const end = endHour > 23 ? wholeDay.end : `${String(endHour).padStart(2, '0')}${time.slice(2)}`
  return { ...dates, hours: 'range', start: time, end }
}
