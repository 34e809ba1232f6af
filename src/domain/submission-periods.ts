import type { Day } from './days'

export type PeriodRefusal = 'endsBeforeItBegins' | 'endsInThePast'

/**
 * Returns why the first and last day of an insurance or of a background check are invalid; undefined if they are valid.
 * `day` is today. A last day in the past is valid only if the edit keeps it: `originalTo` is the saved last day. The
 * function does not refuse an empty last day.
 */
export function getPeriodRefusal(
  { from, to }: Record<'from' | 'to', Day | ''>,
  day: Day,
  originalTo?: Day,
): PeriodRefusal | undefined {
  if (to === '') return undefined
  if (to < from) return 'endsBeforeItBegins'
  return to < day && to !== originalTo ? 'endsInThePast' : undefined
}
