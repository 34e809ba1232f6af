import { weekdayWords } from '@/copy/weekdays'
import { wholeDay } from '@/domain/authorizations'
import { addDays, type Day, formatDay, isDay } from '@/domain/days'
import { isTime } from '@/domain/times'
import type { Weekday } from '@/domain/weekdays'
import type { AuthorizationValues } from '../form/authorization-form'
import { getWeekdaysToSend, resolveWeekdays, type TermsValues } from '../terms/terms-values'
import { copy } from './copy'
import { formatNearDay, listNamedDays } from './day-choices'

const words = copy.sentence
const list = new Intl.ListFormat('es')

/** Says in a sentence who is authorized, and when: `Oscar Vera, martes 24, de 8 a 12`. */
export function buildSentence(values: AuthorizationValues, today: Day): string {
  return [describePeople(values), describeDays(values, today), describeHours(values)].join(', ')
}

function describePeople({ people: [first, ...others] }: AuthorizationValues): string {
  return first ? words.people(first.full_name, others.length) : words.nobody
}

function describeDays(values: TermsValues, today: Day): string {
  const { days, from, to } = values
  if (!isDay(from)) return words.noDay
  if (days === 'single') return describeDay(from, today)
  if (!isDay(to) || to < from) return words.noDay
  const range = words.range(formatDay(from), formatDay(to))
  const chosen = getWeekdaysToSend(values)
  const isEveryDay = chosen.length === resolveWeekdays(values).available.length && !values.isWeekendFiltered
  if (isEveryDay) return range
  return chosen.length === 0 ? words.noDay : words.weekdays(list.format(chosen.map(toPlural)), range)
}

function describeDay(day: Day, today: Day): string {
  if (day === today) return words.today
  if (day === addDays(today, 1)) return words.tomorrow
  return listNamedDays(today).includes(day) ? formatNearDay(day) : formatDay(day)
}

/** Only the names of Saturday and Sunday have a different plural. */
function toPlural(weekday: Weekday): string {
  const { name } = weekdayWords[weekday]
  return name.endsWith('s') ? name : `${name}s`
}

function describeHours({ hours, start, end }: TermsValues): string {
  if (hours === 'whole' || (start === wholeDay.start && end === wholeDay.end)) return words.whole
  if (!isTime(start) || !isTime(end) || end <= start) return words.noHours
  return words.hours(shortenTime(start), shortenTime(end))
}

/** Omits the minutes of a full hour: `8` for 08:00, `8:30` for 08:30. */
function shortenTime(time: string): string {
  const [hours = '', minutes] = time.split(':')
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`
}
