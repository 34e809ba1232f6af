import { getWeekdayWords } from '@/copy/get-weekday-words'
import { addDays, type Day } from '@/domain/days'
import type { TermsValues } from '../terms/terms-values'
import { copy } from './copy'

/** A day, another single day, or several days. */
export type DayChoice = Day | 'other' | 'repeat'

/** The number of days that the quick form names. The last is the same weekday as tomorrow, one week later. */
const namedDayCount = 9

export const listNamedDays = (today: Day): Day[] =>
  [...Array.from({ length: namedDayCount }).keys()].map((step) => addDays(today, step))

/** Formats a day of the next weeks by its weekday and its number: `martes 24`. */
export const formatNearDay = (day: Day): string =>
  copy.sentence.weekday(getWeekdayWords(day).name, String(Number(day.slice(8))))

const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase('es-AR') + text.slice(1)

export function listDayOptions(today: Day): { value: DayChoice; label: string }[] {
  const { day } = copy
  const named = [day.today, day.tomorrow]
  return [
    ...listNamedDays(today).map((value, index) => ({
      value,
      label: named[index] ?? capitalize(formatNearDay(value)),
    })),
    { value: 'other', label: day.other },
    { value: 'repeat', label: day.repeat },
  ]
}

/** Returns the choice that the days of the form correspond to. */
export function getDayChoice({ days, from }: Pick<TermsValues, 'days' | 'from'>, today: Day): DayChoice {
  if (days === 'several') return 'repeat'
  return listNamedDays(today).includes(from) ? from : 'other'
}
