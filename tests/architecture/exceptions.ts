import type { Rule } from './rules.ts'

/** A file that may break a rule, and the reason. `names.ts` reports an exception that is no longer needed. */
export interface Exception {
  file: string
  rule: Rule
  reason: string
}

const sharedStateReason =
  'the function consists of small named functions that share one state, so a division would scatter the state'

export const exceptions: Exception[] = [
  {
    file: 'src/api/retry-after.ts',
    rule: 'date-parsing',
    reason: 'an HTTP date is an instant with a time zone, and no day',
  },
  {
    file: 'src/design-system/components/DateField/use-typed-day.ts',
    rule: 'function-size',
    reason: sharedStateReason,
  },
  {
    file: 'src/design-system/components/Dialog/use-modal.ts',
    rule: 'function-size',
    reason: sharedStateReason,
  },
  {
    file: 'src/hosting/early-session.ts',
    rule: 'date-parsing',
    reason: 'the script of the page can import nothing',
  },
  {
    file: 'src/design-system/components/Tooltip/Tooltip.tsx',
    rule: 'function-size',
    reason: sharedStateReason,
  },
]
