/** Two days, 'YYYY-MM-DD' each, or '' for an end that is open. Both belong to the range. */
export interface DayRange {
  from: string
  to: string
}

/** A range that can be chosen by its name: 'Today', 'Last 7 days'. */
export interface RangePreset {
  label: string
  range: DayRange
}

/** The range between two days in whichever order they were given; texts of this form sort like the days. */
export const rangeBetween = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** What a calendar can show of a range: the one day that is known, both in order, or nothing. */
export function shownRange({ from, to }: DayRange): DayRange | undefined {
  const known = from || to
  return known ? rangeBetween(known, to || known) : undefined
}

export const isSameRange = (one: DayRange, other: DayRange) => one.from === other.from && one.to === other.to
