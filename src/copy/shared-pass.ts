import { type AllowedTime, getAllowedDayStatus } from '../domain/allowed-days'
import { isAllDay } from '../domain/authorizations'
import { type Day, formatDay, formatDayWithWeekday } from '../domain/days'
import { fromWeekdayFlags, getEffectiveWeekdays, weekdays } from '../domain/weekdays'
import { getWeekdayWords } from './get-weekday-words'
import { weekdayWords } from './weekdays'

type Terms = AllowedTime

/** Formats a time as people say it: `9`, `9:30`. */
function formatSpokenTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}

const formatHours = ({ start_time, end_time }: Terms) =>
  `${formatSpokenTime(start_time)} a ${formatSpokenTime(end_time)}`

/** Formats a day as people say it on the day `today`: `martes 24`, with the month and the year only if they differ. */
function formatSpokenDay(day: Day, today: Day): string {
  const dayOfMonth =
    day.slice(0, 7) === today.slice(0, 7) ? String(Number(day.slice(8))) : formatDay(day).slice(0, 5)
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `-${day.slice(0, 4)}`
  return `${getWeekdayWords(day).name} ${dayOfMonth}${year}`
}

/** Formats a day without its year: `mar 24-03`. */
const formatShortDay = (day: Day) => formatDayWithWeekday(day).slice(0, -5)

/** Formats the days: `mar 24-03`, or `lun 16-03 al lun 23-03`; with the chosen weekdays if these are not all. */
function formatShortDays(terms: Terms): string {
  const { from_date, to_date } = terms
  if (from_date === to_date) return formatShortDay(from_date)
  const range = `${formatShortDay(from_date)} al ${formatShortDay(to_date)}`
  const chosen = fromWeekdayFlags(terms)
  if (chosen.length === 0 || chosen.length === weekdays.length) return range
  const names = getEffectiveWeekdays(terms).map((weekday) => weekdayWords[weekday].name.slice(0, 3))
  return `${range} (${names.join(', ')})`
}

const title = 'Pase de ingreso'

/** Formats the days and hours: `mar 24-03, 9 a 13`. */
const formatTerms = (terms: Terms) =>
  `${formatShortDays(terms)}, ${isAllDay(terms) ? 'todo el día' : formatHours(terms)}`

/** The words of a pass that was shared as a link, on its page and in the message with the link. */
export const sharedPass = {
  title,
  /** The line of the message above the link, such as 'Pase de ingreso · mar 24-03, 9 a 13 · Oscar Vera'. */
  line: (terms: Terms & { name: string }) =>
    [title, formatTerms(terms), terms.name].filter((part) => part !== '').join(' · '),
  /** The days and hours in the path of the link; see `passWithDays` in `src/hosting/pass-preview.ts`. */
  days: formatTerms,
  /** Tells whether the pass is valid on the day `today`. */
  status: (terms: Terms, today: Day) => {
    const status = getAllowedDayStatus(terms, today)
    if (status.kind === 'upcoming') return `Todavía no: ${formatSpokenDay(status.day, today)}`
    if (status.kind === 'expired') return `Venció el ${formatSpokenDay(status.day, today)}`
    return isAllDay(terms) ? 'Válido hoy, todo el día' : `Válido hoy de ${formatHours(terms)}`
  },
  place: (neighbourhood: string, lot: string) =>
    [neighbourhood, lot && `lote ${lot}`].filter((part) => part !== '').join(', '),
  /** The day of the device, in the time zone of the neighbourhood. */
  deviceDay: (today: Day) => `Hoy es ${formatDayWithWeekday(today)} según este dispositivo.`,
}
