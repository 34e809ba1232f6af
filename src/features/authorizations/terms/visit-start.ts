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
const proposedHours = 2

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

/** Returns the time that is some hours after another, at most the end of the day. */
function addHours(time: string, hours: number): string {
  const hour = Number(time.slice(0, 2)) + hours
  return hour > 23 ? wholeDay.end : `${String(hour).padStart(2, '0')}${time.slice(2)}`
}

/** Returns the hours that the form proposes: two, from the next whole hour after `time` on, at most until the end of the day. */
export function proposeHours(time: string): Pick<TermsValues, 'start' | 'end'> {
  const nextHour = addHours(`${time.slice(0, 2)}:00`, 1)
  const start = nextHour === wholeDay.end ? '23:00' : nextHour
  return { start, end: addHours(start, proposedHours) }
}

/** Returns the values of the form for a visit on one day: with a time four hours, at most until the end of the day, else all day. */
export function toScheduleValues({
  day,
  time,
}: VisitStart): Pick<TermsValues, 'days' | 'from' | 'to' | 'hours' | 'start' | 'end'> {
  const dates = { days: 'single', from: day, to: addDays(day, 7) } as const
  if (time === undefined) return { ...dates, hours: 'whole', ...wholeDay }
  return { ...dates, hours: 'range', start: time, end: addHours(time, usualHours) }
}
