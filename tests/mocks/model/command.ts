import type { AsyncCommand } from 'fast-check'

/** A command: its text in a counterexample, its precondition, and its calls and assertions. */
export interface Action<Model, Real> {
  description: string
  isPossible?: (model: Readonly<Model>) => boolean
  run: (model: Model, real: Real) => Promise<void>
}

/** Converts an action to a fast-check command. `expectSameState` compares the backend with the model after each action. */
export function toCommand<Model extends object, Real>(
  { description, isPossible = () => true, run }: Action<Model, Real>,
  expectSameState: (model: Model, real: Real) => Promise<void>,
): AsyncCommand<Model, Real> {
  return {
    check: (model) => isPossible(model),
    run: async (model, real) => {
      await run(model, real)
      await expectSameState(model, real)
    },
    toString: () => description,
  }
}
