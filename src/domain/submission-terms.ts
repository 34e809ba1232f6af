import type { Day } from './days'

export type TermRefusal = 'endsBeforeItBegins' | 'endsInThePast'

/**
 * Returns why the days of a document are invalid; undefined if the days are valid. A last day in the past is valid if
 * it equals `originalTo`, which is the last day that was saved before the edit.
 */
export function getTermRefusal(
  { from, to }: Record<'from' | 'to', Day | ''>,
  day: Day,
  originalTo?: Day,
): TermRefusal | undefined {
  if (to === '') return undefined
  if (to < from) return 'endsBeforeItBegins'
  return to < day && to !== originalTo ? 'endsInThePast' : undefined
}
