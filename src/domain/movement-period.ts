import { addMonths, type Day } from './days'

/** Two days; both belong to the range. */
export interface Period {
  from: Day
  to: Day
}

/** The first day whose movements are told: twelve months back. */
export const oldestDay = (today: Day): Day => addMonths(today, -12)

/** All the days whose movements are told. */
export const longestPeriod = (today: Day): Period => ({ from: oldestDay(today), to: today })

/** What is wrong with a period of movements, if anything. Days compare as texts. */
export function periodRefusal({ from, to }: Period, today: Day) {
  if (from === '' || to === '') return 'missing'
  if (from < oldestDay(today)) return 'tooEarly'
  return to < from ? 'reversed' : undefined
}

/** The days that are asked for, where '' is the usual one; the usual ones for what cannot be asked for. */
export function periodOf(asked: Period, usual: Period, today: Day): Period {
  const said = { from: asked.from || usual.from, to: asked.to || usual.to }
  return periodRefusal(said, today) ? usual : said
}
