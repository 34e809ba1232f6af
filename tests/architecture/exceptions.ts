import type { Rule } from './rules.ts'

/** What may break a rule of names and sizes, and why. One that is no longer needed is an error of its own. */
export interface Exception {
  file: string
  rule: Rule
  reason: string
}

const oneState = 'its lines are small named functions over one state; parting them would scatter the state'

export const exceptions: Exception[] = [
  {
    file: 'src/design-system/components/DateField/use-typed-day.ts',
    rule: 'function-size',
    reason: oneState,
  },
  { file: 'src/design-system/components/Dialog/use-modal.ts', rule: 'function-size', reason: oneState },
  {
    file: 'src/design-system/components/Tooltip/Tooltip.tsx',
    rule: 'function-size',
    reason: oneState,
  },
]
