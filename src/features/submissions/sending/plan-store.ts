import type { StepEffect } from './make-call'
import { type Plan, replaceStep, type Step } from './plan'

/** Holds the plan of a run, which concurrent calls update. */
export interface PlanStore {
  plan: () => Plan
  change: (change: (plan: Plan) => Plan) => void
  updateStep: (key: string, change: Partial<Step>) => void
  /** Marks a step as done and applies its effect to the known backend state. */
  completeStep: (key: string, effect: StepEffect) => void
}

/** Creates a store for a plan; `onChange` receives each new state. */
export function createPlanStore(start: Plan, onChange: (plan: Plan) => void): PlanStore {
  let plan = start
  const change = (next: (plan: Plan) => Plan) => {
    plan = next(plan)
    onChange(plan)
  }
  return {
    plan: () => plan,
    change,
    updateStep: (key, changed) => change((previous) => replaceStep(previous, key, changed)),
    completeStep: (key, effect) =>
      change((previous) => ({
        ...replaceStep(previous, key, { state: 'done', isUnsure: false, problem: undefined }),
        held: effect(previous.held),
      })),
  }
}
