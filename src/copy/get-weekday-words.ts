import { type Day, getWeekdayIndex } from '../domain/days'
import { weekdays } from '../domain/weekdays'
import { weekdayWords } from './weekdays'

/** Returns the letter and the name of a day's weekday. */
export const getWeekdayWords = (day: Day): { letter: string; name: string } =>
  weekdayWords[weekdays[getWeekdayIndex(day)] ?? 'monday']
