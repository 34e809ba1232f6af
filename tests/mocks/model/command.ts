import type { AsyncCommand } from 'fast-check'

/** A command of a model-based test: the description in a counterexample, the precondition, and the calls with their assertions. */
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

/** Chooses a row by an index of any size. */
export const chooseRow = <Row>(rows: readonly Row[], index: number): Row => rows[index % rows.length] as Row
