import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

/*
 * This is the only module that imports dayjs. A day is calculated as a `Date` at noon UTC, because UTC has no daylight saving
 * time. Only the functions for months and for instants use dayjs, so that the pages without them do not load it.
 */

/** A calendar day, `YYYY-MM-DD`, independent of time zones. */
export type Day = string

/** The time zone of all neighbourhoods, in which "today" is determined, whatever the zone of the device. */
export const neighbourhoodZone = 'America/Argentina/Buenos_Aires'

const dayMs = 24 * 3_600_000

const atNoon = (day: Day) => new Date(`${day}T12:00:00Z`)
const isValid = (date: Date) => !Number.isNaN(date.getTime())
/** Returns the UTC day of a date; a text that is no day for an invalid date. */
const toDay = (date: Date): Day => (isValid(date) ? date.toISOString().slice(0, 10) : String(date))

/** Parses a text with an offset to a dayjs object in UTC. */
function parseUtc(text: string) {
  // At the start of the module, this call would keep dayjs in the pages that do not use it. Its repetition has no effect.
  dayjs.extend(utc)
  return dayjs.utc(text)
}

let localFormat: Intl.DateTimeFormat | undefined

/** Returns the local time of the neighbourhood at an instant as text, `YYYY-MM-DD HH:mm:ss`. */
function formatLocalTime(instant: Date | number): string {
  // `Intl` formats in the zone of the neighbourhood. The methods of `Date` would use the zone of the device. A slow phone needs
  // 60 ms to create the formatter, so that a page without times does without it.
  localFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: neighbourhoodZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return localFormat.format(instant)
}

/**
 * Returns a day and local time as a dayjs object whose UTC fields have the local time. Calendar files need this form,
 * because they contain local times and, in a separate property, the name of the time zone.
 */
export const toClockTime = (day: Day, time = '00:00:00') => parseUtc(`${day}T${toFullTime(time)}Z`)

/** Converts a day and local time of the neighbourhood to an instant. */
export function toUtcInstant(day: Day, time = '00:00:00') {
  const clockTime = toClockTime(day, time)
  const [localDay = '', localTime] = formatLocalTime(clockTime.valueOf()).split(' ')
  return clockTime.subtract(toClockTime(localDay, localTime).diff(clockTime), 'millisecond')
}

/** Returns the day of an instant (now by default) in the time zone of the neighbourhood. */
export const today = (now: Date = new Date()): Day => formatLocalTime(now).slice(0, 10)

/** Returns the time of an instant (now by default) in the time zone of the neighbourhood, `HH:mm`. */
export const getTimeOfDay = (now: Date = new Date()): string => formatLocalTime(now).slice(11, 16)

/** Whether a text is a real day, `YYYY-MM-DD`. The parser moves a day such as February 30 to the next month. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && toDay(atNoon(text)) === text

/** Returns a day moved by a number of days. */
export const addDays = (day: Day, days: number): Day => toDay(new Date(atNoon(day).getTime() + days * dayMs))

/** Returns a day moved by a number of months. If the new month is too short, returns its last day. */
export const addMonths = (day: Day, months: number): Day =>
  toClockTime(day).add(months, 'month').format('YYYY-MM-DD')

/** Returns the number of days from `from` to `to`; negative if `to` is before `from`. */
export const countDaysBetween = (from: Day, to: Day): number =>
  (atNoon(to).getTime() - atNoon(from).getTime()) / dayMs

/** Returns the latest of some days. It compares them as texts, which for `YYYY-MM-DD` gives the order of the days. */
export const getLatestDay = (...days: [Day, ...Day[]]): Day => days.sort().at(-1) ?? days[0]

/** Returns 0 for Monday to 6 for Sunday. */
export const getWeekdayIndex = (day: Day): number => (atNoon(day).getUTCDay() + 6) % 7

/**
 * Formats a day as DD-MM-YYYY, or, for the residents and vehicles of a lot, as DD/MM/YYYY. Returns a text that is no day
 * unchanged, so that one damaged value does not make a list unusable.
 */
export function formatDay(day: Day, format: 'DD-MM-YYYY' | 'DD/MM/YYYY' = 'DD-MM-YYYY'): string {
  const noon = atNoon(day)
  if (!isValid(noon)) return day
  return toDay(noon)
    .split('-')
    .reverse()
    .join(format === 'DD-MM-YYYY' ? '-' : '/')
}

/** The short names of the weekdays, Monday first. */
const weekdayNames = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']

/** Formats a day with the short name of its weekday: `lun 16-03-2026`. Returns a text that is no day unchanged. */
export const formatDayWithWeekday = (day: Day): string =>
  isValid(atNoon(day)) ? `${weekdayNames[getWeekdayIndex(day)]} ${formatDay(day)}` : day

/**
 * Formats an instant (the contract's text, or milliseconds since 1970) in local time: `16-03-2026 09:12`. Returns a text that is
 * no instant unchanged.
 */
export function formatInstant(instant: string | number): string {
  const date = new Date(instant)
  if (!isValid(date)) return String(instant)
  const [day = '', time = ''] = formatLocalTime(date).split(' ')
  return `${formatDay(day)} ${toShortTime(time)}`
}

/** Whether an instant is after a limit. The instant and the limit may have different time zone offsets. */
export const isAfter = (instant: string | Date, limit: string): boolean =>
  new Date(instant).getTime() > new Date(limit).getTime()

/** Converts the contract's `HH:mm:ss` to `HH:mm`. */
export const toShortTime = (time: string): string => time.slice(0, 5)

/** Converts a field's `HH:mm` to the contract's `HH:mm:ss`. */
export const toFullTime = (time: string): string => (time.length === 5 ? `${time}:00` : time)

/** Returns the season in the picture of the sign-in screen: summer from October to January, otherwise winter. */
export function getSeason(day: Day): 'summer' | 'winter' {
  const month = Number(day.slice(5, 7))
  return month >= 10 || month === 1 ? 'summer' : 'winter'
}
