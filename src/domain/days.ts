import dayjs from 'dayjs'
import 'dayjs/locale/es'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

/*
 * The only module that knows dayjs. A day is a text `YYYY-MM-DD`: a calendar day, never an instant, so no time zone
 * shifts it. Arithmetic is done at noon UTC, where no zone's summer time reaches.
 */
dayjs.extend(customParseFormat)
dayjs.extend(utc)
dayjs.locale('es')

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

/** The neighbourhoods' zone: "today" is theirs, whatever the zone of the device. */
export const neighbourhoodZone = 'America/Argentina/Buenos_Aires'

const iso = 'YYYY-MM-DD'
const noon = (day: Day) => dayjs.utc(`${day}T12:00:00Z`)

/*
 * What the neighbourhood's clocks show, as if it were UTC. The browser is asked, and not a Date of the device: that jumps
 * where the device's own zone begins its summer time.
 */
const clocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: neighbourhoodZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
const clockAt = (instant: Date | number) => dayjs.utc(`${clocks.format(instant).replace(' ', 'T')}Z`)

/** A time of a day as the neighbourhood's clocks show it, in no zone: what a calendar writes beside its zone's name. */
export const clockTime = (day: Day, time = '00:00:00') => dayjs.utc(`${day}T${fullTime(time)}Z`)

/** The instant at which the neighbourhood's clocks show a time, in UTC. */
export function instantOf(day: Day, time = '00:00:00') {
  const shown = clockTime(day, time)
  return shown.subtract(clockAt(shown.valueOf()).diff(shown), 'millisecond')
}

/** Today in the neighbourhood. */
export const today = (now: Date = new Date()): Day => clockAt(now).format(iso)

/** Whether a text is a real day, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => dayjs.utc(text, iso, true).isValid()

/** A day moved by whole days. */
export const addDays = (day: Day, days: number): Day => noon(day).add(days, 'day').format(iso)

/** A day moved by whole months; of a day that the month does not have, its last one. */
export const addMonths = (day: Day, months: number): Day => noon(day).add(months, 'month').format(iso)

/** Whole days from one day to the other; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => noon(to).diff(noon(from), 'day')

/** The latest of some days: days compare as texts. */
export const latestDay = (...days: [Day, ...Day[]]): Day => days.sort().at(-1) ?? days[0]

/** 0 is Monday, 6 is Sunday. */
export const weekdayIndex = (day: Day): number => (noon(day).day() + 6) % 7

/** The display formats of the documents: DD-MM-YYYY, or DD/MM/YYYY in some forms. */
export const formatDay = (day: Day, format: 'DD-MM-YYYY' | 'DD/MM/YYYY' = 'DD-MM-YYYY'): string =>
  noon(day).format(format)

/** A day with its weekday's short name, as the cards show it: `lun 16-03-2026`. */
export const formatDayWithWeekday = (day: Day): string =>
  `${noon(day).locale('es').format('ddd').replace('.', '')} ${formatDay(day)}`

/**
 * An instant as the neighbourhood's clocks showed it, from the contract's text or in milliseconds since 1970:
 * `16-03-2026 09:12`.
 */
export const formatInstant = (instant: string | number): string =>
  clockAt(new Date(instant)).format('DD-MM-YYYY HH:mm')

/** Whether an instant of the contract or of the clock comes after one of the contract, whatever their offsets. */
export const isAfter = (instant: string | Date, limit: string): boolean =>
  new Date(instant).getTime() > new Date(limit).getTime()

/** A time as `HH:mm`, from the contract's `HH:mm:ss`. */
export const shortTime = (time: string): string => time.slice(0, 5)

/** A time as the contract wants it, from a field's `HH:mm`. */
export const fullTime = (time: string): string => (time.length === 5 ? `${time}:00` : time)

/** October to January is summer, otherwise winter (the login's background). */
export function seasonOf(day: Day): 'summer' | 'winter' {
  const month = Number(day.slice(5, 7))
  return month >= 10 || month === 1 ? 'summer' : 'winter'
}
