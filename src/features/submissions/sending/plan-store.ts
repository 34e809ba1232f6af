import type { StepEffect } from './make-call'
import { type Plan, replaceStep, type Step } from './plan'

/** The plan of a run, as it goes on: several calls write to it at a time. */
export interface PlanStore {
  plan: () => Plan
  change: (change: (plan: Plan) => Plan) => void
  updateStep: (key: string, change: Partial<Step>) => void
  /** A step is done, and the backend has what that brings. */
  completeStep: (key: string, effect: StepEffect) => void
}

/** Keeps a plan; `onChange` is told of each of its states. */
export function createPlanStore(start: Plan, onChange: (plan: Plan) => void): PlanStore {
  let plan = start
  const change = (next: (plan: Plan) => Plan) => {
    plan = next(plan)
    onChange(plan)
  }
  return {
    plan: () => plan,
    change,
    updateStep: (key, changed) => change((before) => replaceStep(before, key, changed)),
    completeStep: (key, effect) =>
      change((before) => ({
        ...replaceStep(before, key, { state: 'done', isUnsure: false, problem: undefined }),
        held: effect(before.held),
      })),
  }
}
