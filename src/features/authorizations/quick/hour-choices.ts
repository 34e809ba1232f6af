import { wholeDay } from '@/domain/authorizations'
import type { Day } from '@/domain/days'
import type { TermsValues } from '../terms/terms-values'
import { proposeHours } from '../terms/visit-start'
import { copy } from './copy'

export type HoursChoice = 'morning' | 'afternoon' | 'whole' | 'other'

type Hours = Pick<TermsValues, 'hours' | 'start' | 'end'>

const ranges = {
  morning: { start: '08:00', end: '12:00' },
  afternoon: { start: '13:00', end: '18:00' },
} as const

const choices: readonly HoursChoice[] = ['morning', 'afternoon', 'whole', 'other']

export const hourOptions = choices.map((value) => ({ value, label: copy.hours[value] }))

/** Returns the choice that the hours of the form correspond to. */
export function getHoursChoice({ hours, start, end }: Hours): HoursChoice {
  if (hours === 'whole') return 'whole'
  const isRange = (name: keyof typeof ranges) => ranges[name].start === start && ranges[name].end === end
  if (isRange('morning')) return 'morning'
  return isRange('afternoon') ? 'afternoon' : 'other'
}

/**
 * Returns the hours of the form for a choice. 'other' keeps the hours of `current`, so that the user changes them. It proposes two hours
 * instead of the whole day, which has a choice of its own. `time` is the current time, `HH:mm`.
 */
export function toHours(choice: HoursChoice, current: Hours, time: string): Hours {
  if (choice === 'whole') return { ...current, hours: 'whole' }
  if (choice !== 'other') return { hours: 'range', ...ranges[choice] }
  const { start, end } = current
  const isWholeDay = start === wholeDay.start && end === wholeDay.end
  return { hours: 'range', ...(isWholeDay ? proposeHours(time) : { start, end }) }
}

/** Whether the form authorizes only hours of the current day that have passed. `time` is the current time, `HH:mm`. */
export const areHoursPassed = (
  { days, from, hours, end }: Pick<TermsValues, 'days' | 'from'> & Hours,
  today: Day,
  time: string,
): boolean => days === 'single' && from === today && hours === 'range' && end < time
