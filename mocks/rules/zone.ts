import type { CalendarDay } from './calendar.ts'

/*
 * The functions convert between instants and the local time of Buenos Aires, which is three hours behind UTC all year.
 * Instants are texts in the form of `Date.toISOString`. If they are sorted as texts, they are sorted by time.
 */

const offsetMilliseconds = -3 * 60 * 60 * 1000
const offsetText = '-03:00'

/** Returns the instant of a local day and time (`HH:mm` or `HH:mm:ss`). */
export const toInstant = (day: CalendarDay, time: string): string =>
  new Date(`${day}T${time}${offsetText}`).toISOString()

const toLocalText = (instant: string): string =>
  new Date(Date.parse(instant) + offsetMilliseconds).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)

/** Returns the local day of an instant. */
export const toLocalDay = (instant: string): CalendarDay => toLocalText(instant).slice(0, 'YYYY-MM-DD'.length)

/** Returns the local time of an instant, `HH:mm:ss`. */
export const toLocalTime = (instant: string): string => toLocalText(instant).slice('YYYY-MM-DDT'.length)

/** Formats an instant for a response: the local day and time with the offset from UTC. */
export const toZonedText = (instant: string): string => `${toLocalText(instant)}${offsetText}`

/** Converts an instant for a spreadsheet, which has no time zones. The UTC time of the `Date` is the instant's local time. */
export const toSpreadsheetDate = (instant: string): Date => new Date(Date.parse(instant) + offsetMilliseconds)
