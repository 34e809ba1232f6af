/** A range of days that includes its first and last day. A day is 'YYYY-MM-DD', or '' if the range has no limit at that end. */
export interface DayRange {
  from: string
  to: string
}

/** A named range, such as 'Today' or 'Last 7 days'. */
export interface RangePreset {
  label: string
  range: DayRange
}

/** Builds a range from two days, which may be in the wrong order. */
export const buildRange = (left: string, right: string): DayRange =>
  left <= right ? { from: left, to: right } : { from: right, to: left }

/**
 * Returns a range that the calendar can show: the days are in order, and a single day is both the first and the last.
 * Returns undefined if the range has no day.
 */
export function completeRange({ from, to }: DayRange): DayRange | undefined {
  const anyDay = from || to
  return anyDay ? buildRange(anyDay, to || anyDay) : undefined
}

export const isSameRange = (left: DayRange, right: DayRange) =>
  left.from === right.from && left.to === right.to
