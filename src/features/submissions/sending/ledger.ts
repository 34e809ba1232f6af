import type { Effect } from './make-call'
import { type Plan, type Step, withStep } from './plan'

/** The plan of a run, as it goes on: several calls write to it at a time. */
export interface Ledger {
  plan: () => Plan
  change: (change: (plan: Plan) => Plan) => void
  mark: (key: string, change: Partial<Step>) => void
  /** A step is done, and the backend has what that brings. */
  done: (key: string, effect: Effect) => void
}

/** Keeps a plan; `onChange` is told of each of its states. */
export function openLedger(start: Plan, onChange: (plan: Plan) => void): Ledger {
  let plan = start
  const change = (next: (plan: Plan) => Plan) => {
    plan = next(plan)
    onChange(plan)
  }
  return {
    plan: () => plan,
    change,
    mark: (key, changed) => change((before) => withStep(before, key, changed)),
    done: (key, effect) =>
      change((before) => ({
        ...withStep(before, key, { state: 'done', isUnsure: false, problem: undefined }),
        held: effect(before.held),
      })),
  }
}
