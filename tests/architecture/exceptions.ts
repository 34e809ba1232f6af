import type { Rule } from './rules.ts'

/** What may break a rule of names and sizes, and why. One that is no longer needed is an error of its own. */
export interface Exception {
  file: string
  rule: Rule
  reason: string
}

export const exceptions: Exception[] = []
