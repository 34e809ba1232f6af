/** Two days, 'YYYY-MM-DD', or '' for an open end. Both are included. */
export interface DayRange {
  from: string
  to: string
}

/** A named range: 'Today', 'Last 7 days'. */
export interface RangePreset {
  label: string
  range: DayRange
}

/** Returns the range between two days in any order. */
export const rangeBetween = (left: string, right: string): DayRange =>
  left <= right ? { from: left, to: right } : { from: right, to: left }

/** Returns the range that the calendar shows: a single known day is both ends; undefined without any. */
export function shownRange({ from, to }: DayRange): DayRange | undefined {
  const known = from || to
  return known ? rangeBetween(known, to || known) : undefined
}

export const isSameRange = (left: DayRange, right: DayRange) =>
  left.from === right.from && left.to === right.to
