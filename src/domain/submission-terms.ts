import type { Day } from './days'

/** From and until when a document of a submission holds. */
interface Term {
  from: Day | ''
  to: Day | ''
}

/** What is against a term. */
export type TermRefusal = 'endsBeforeItBegins' | 'endsInThePast'

/**
 * What is against the days of a policy or of a background check: it begins no later than it ends, and has not ended
 *. A last day that was told before and stays, `keptTo`, may have gone by meanwhile.
 */
export function termRefusal({ from, to }: Term, day: Day, keptTo?: Day): TermRefusal | undefined {
  if (to === '') return undefined
  if (to < from) return 'endsBeforeItBegins'
  return to < day && to !== keptTo ? 'endsInThePast' : undefined
}
