import dayjs from 'dayjs'
import 'dayjs/locale/es'
import utc from 'dayjs/plugin/utc'

/*
 * This is the only module that imports dayjs. It represents a day by noon UTC for calculations, because UTC has no
 * daylight saving time.
 */
dayjs.extend(utc)

/** A calendar day, `YYYY-MM-DD`, independent of time zones. */
export type Day = string

/** The time zone of all neighbourhoods, in which "today" is determined, whatever the zone of the device. */
export const neighbourhoodZone = 'America/Argentina/Buenos_Aires'

const isoFormat = 'YYYY-MM-DD'
const atNoon = (day: Day) => dayjs.utc(`${day}T12:00:00Z`)

let localFormat: Intl.DateTimeFormat | undefined

/** Returns the local time of the neighbourhood at an instant, as a dayjs object whose UTC fields have the local time. */
function toLocalTime(instant: Date | number) {
  // `Intl` formats in the zone of the neighbourhood. The methods of `Date` would use the zone of the device. A slow phone needs
  // 60 ms to create the formatter, so that a page without times does without it.
  localFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: neighbourhoodZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return dayjs.utc(`${localFormat.format(instant).replace(' ', 'T')}Z`)
}

/**
 * Returns a day and local time as a dayjs object whose UTC fields have the local time. Calendar files need this form,
 * because they contain local times and, in a separate property, the name of the time zone.
 */
export const toClockTime = (day: Day, time = '00:00:00') => dayjs.utc(`${day}T${toFullTime(time)}Z`)

/** Converts a day and local time of the neighbourhood to an instant. */
export function toUtcInstant(day: Day, time = '00:00:00') {
  const localTime = toClockTime(day, time)
  return localTime.subtract(toLocalTime(localTime.valueOf()).diff(localTime), 'millisecond')
}

/** Returns the day of an instant (now by default) in the time zone of the neighbourhood. */
export const today = (now: Date = new Date()): Day => toLocalTime(now).format(isoFormat)

/** Whether a text is a real day, `YYYY-MM-DD`. The parser moves a day such as February 30 to the next month. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && atNoon(text).format(isoFormat) === text

/** Returns a day moved by a number of days. */
export const addDays = (day: Day, days: number): Day => atNoon(day).add(days, 'day').format(isoFormat)

/** Returns a day moved by a number of months. If the new month is too short, returns its last day. */
export const addMonths = (day: Day, months: number): Day => atNoon(day).add(months, 'month').format(isoFormat)

/** Returns the number of days from `from` to `to`; negative if `to` is before `from`. */
export const countDaysBetween = (from: Day, to: Day): number => atNoon(to).diff(atNoon(from), 'day')

/** Returns the latest of some days. It compares them as texts, which for `YYYY-MM-DD` gives the order of the days. */
export const getLatestDay = (...days: [Day, ...Day[]]): Day => days.sort().at(-1) ?? days[0]

/** Returns 0 for Monday to 6 for Sunday. */
export const getWeekdayIndex = (day: Day): number => (atNoon(day).day() + 6) % 7

/**
 * Formats a day as DD-MM-YYYY, or, for the residents and vehicles of a lot, as DD/MM/YYYY. Returns a text that is no day
 * unchanged, so that one damaged value does not make a list unusable.
 */
export const formatDay = (day: Day, format: 'DD-MM-YYYY' | 'DD/MM/YYYY' = 'DD-MM-YYYY'): string => {
  const noon = atNoon(day)
  return noon.isValid() ? noon.format(format) : day
}

/** Formats a day with the short name of its weekday: `lun 16-03-2026`. Returns a text that is no day unchanged. */
export const formatDayWithWeekday = (day: Day): string => {
  const noon = atNoon(day)
  return noon.isValid() ? `${noon.locale('es').format('ddd').replace('.', '')} ${formatDay(day)}` : day
}

/**
 * Formats an instant (the contract's text, or milliseconds since 1970) in local time: `16-03-2026 09:12`. Returns a text that is
 * no instant unchanged.
 */
export const formatInstant = (instant: string | number): string => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? String(instant) : toLocalTime(date).format('DD-MM-YYYY HH:mm')
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
