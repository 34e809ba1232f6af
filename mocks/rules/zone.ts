import type { CalendarDay } from './calendar.ts'

/*
 * The neighbourhoods' zone, America/Argentina/Buenos_Aires: three hours behind UTC all year. Instants are kept as
 * `Date.toISOString` writes them, so that they compare as texts.
 */

const offset = -3 * 60 * 60 * 1000
const written = '-03:00'

/** The instant of a day and a time (`HH:mm` or `HH:mm:ss`) there. */
export const toInstant = (day: CalendarDay, time: string): string =>
  new Date(`${day}T${time}${written}`).toISOString()

/** The day and the time of an instant there, `YYYY-MM-DDTHH:mm:ss`. */
const local = (instant: string): string =>
  new Date(Date.parse(instant) + offset).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)

/** The day of an instant there. */
export const toLocalDay = (instant: string): CalendarDay => local(instant).slice(0, 'YYYY-MM-DD'.length)

/** The time of an instant there, `HH:mm:ss`. */
export const toLocalTime = (instant: string): string => local(instant).slice('YYYY-MM-DDT'.length)

/** The instant as answers tell it: local, with its offset. */
export const toZonedText = (instant: string): string => `${local(instant)}${written}`

/** A spreadsheet knows no zones: the time of an instant there, as a `Date` whose UTC says it. */
export const toSpreadsheetDate = (instant: string): Date => new Date(Date.parse(instant) + offset)
