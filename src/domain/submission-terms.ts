import type { Day } from './days'

/** The first and the last day of a document. */
interface Term {
  from: Day | ''
  to: Day | ''
}

export type TermRefusal = 'endsBeforeItBegins' | 'endsInThePast'

/**
 * Returns why the days of a policy or a background check are invalid, or undefined. An unchanged last day, `originalTo`,
 * may be in the past.
 */
export function getTermRefusal({ from, to }: Term, day: Day, originalTo?: Day): TermRefusal | undefined {
  if (to === '') return undefined
  if (to < from) return 'endsBeforeItBegins'
  return to < day && to !== originalTo ? 'endsInThePast' : undefined
}
