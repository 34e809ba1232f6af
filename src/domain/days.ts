import dayjs from 'dayjs'
import 'dayjs/locale/es'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

/* The only module that imports dayjs. Arithmetic is done at noon UTC, which no summer time affects. */
dayjs.extend(customParseFormat)
dayjs.extend(utc)
dayjs.locale('es')

/** A calendar day, `YYYY-MM-DD`. It is no instant, so no time zone shifts it. */
export type Day = string

/** The neighbourhoods' zone: "today" is theirs, whatever the zone of the device. */
export const neighbourhoodZone = 'America/Argentina/Buenos_Aires'

const iso = 'YYYY-MM-DD'
const noon = (day: Day) => dayjs.utc(`${day}T12:00:00Z`)

/* `Intl` is used because a local `Date` jumps when the summer time of the device's own zone begins. */
const clocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: neighbourhoodZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** Returns the local time of the neighbourhood, written as if it were UTC. */
const toLocalTime = (instant: Date | number) => dayjs.utc(`${clocks.format(instant).replace(' ', 'T')}Z`)

/** Returns a local time without a zone, as calendar files have it beside the name of the zone. */
export const toClockTime = (day: Day, time = '00:00:00') => dayjs.utc(`${day}T${toFullTime(time)}Z`)

/** Converts a local time of the neighbourhood to the instant in UTC. */
export function toUtcInstant(day: Day, time = '00:00:00') {
  const localTime = toClockTime(day, time)
  return localTime.subtract(toLocalTime(localTime.valueOf()).diff(localTime), 'millisecond')
}

/** Returns today in the neighbourhood. */
export const today = (now: Date = new Date()): Day => toLocalTime(now).format(iso)

/** Whether a text is a real day, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => dayjs.utc(text, iso, true).isValid()

/** A day moved by whole days. */
export const addDays = (day: Day, days: number): Day => noon(day).add(days, 'day').format(iso)

/** A day moved by whole months; the last day of the month if the month is too short. */
export const addMonths = (day: Day, months: number): Day => noon(day).add(months, 'month').format(iso)

/** Whole days from one day to the other; negative when `to` comes first. */
export const countDaysBetween = (from: Day, to: Day): number => noon(to).diff(noon(from), 'day')

/** Days compare as texts. */
export const getLatestDay = (...days: [Day, ...Day[]]): Day => days.sort().at(-1) ?? days[0]

/** 0 is Monday, 6 is Sunday. */
export const getWeekdayIndex = (day: Day): number => (noon(day).day() + 6) % 7

/** The display formats of the documents: DD-MM-YYYY, or DD/MM/YYYY in some forms. */
export const formatDay = (day: Day, format: 'DD-MM-YYYY' | 'DD/MM/YYYY' = 'DD-MM-YYYY'): string =>
  noon(day).format(format)

/** A day with its weekday's short name, as the cards show it: `lun 16-03-2026`. */
export const formatDayWithWeekday = (day: Day): string =>
  `${noon(day).locale('es').format('ddd').replace('.', '')} ${formatDay(day)}`

/** Formats an instant (the contract's text, or milliseconds since 1970) in local time: `16-03-2026 09:12`. */
export const formatInstant = (instant: string | number): string =>
  toLocalTime(new Date(instant)).format('DD-MM-YYYY HH:mm')

/** Whether an instant is after another one of the contract, with any offsets. */
export const isAfter = (instant: string | Date, limit: string): boolean =>
  new Date(instant).getTime() > new Date(limit).getTime()

/** A time as `HH:mm`, from the contract's `HH:mm:ss`. */
export const toShortTime = (time: string): string => time.slice(0, 5)

/** A time as the contract has it, `HH:mm:ss`, from a field's `HH:mm`. */
export const toFullTime = (time: string): string => (time.length === 5 ? `${time}:00` : time)

/** October to January is summer, otherwise winter (the login's background). */
export function getSeason(day: Day): 'summer' | 'winter' {
  const month = Number(day.slice(5, 7))
  return month >= 10 || month === 1 ? 'summer' : 'winter'
}
