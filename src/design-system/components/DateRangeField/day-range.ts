/** Two days, 'YYYY-MM-DD', or '' for an open end. The range includes both days. */
export interface DayRange {
  from: string
  to: string
}

/** A named range, such as 'Today' or 'Last 7 days'. */
export interface RangePreset {
  label: string
  range: DayRange
}

/** Builds a range from two days in any order. */
export const buildRange = (left: string, right: string): DayRange =>
  left <= right ? { from: left, to: right } : { from: right, to: left }

/**
 * Completes a range with one open end: the only day of the range becomes both ends. Returns undefined if both ends are
 * open.
 */
export function completeRange({ from, to }: DayRange): DayRange | undefined {
  const anyDay = from || to
  return anyDay ? buildRange(anyDay, to || anyDay) : undefined
}

export const isSameRange = (left: DayRange, right: DayRange) =>
  left.from === right.from && left.to === right.to
