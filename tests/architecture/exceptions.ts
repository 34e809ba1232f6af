import type { Rule } from './rules.ts'

/** A file that may break a rule, with the reason. `names.ts` also reports an exception that is no longer needed. */
export interface Exception {
  file: string
  rule: Rule
  reason: string
}

const sharedStateReason =
  'its lines are small named functions that share one state, which several files would scatter'

export const exceptions: Exception[] = [
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
    file: 'src/design-system/components/Tooltip/Tooltip.tsx',
    rule: 'function-size',
    reason: sharedStateReason,
  },
]
