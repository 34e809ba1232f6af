import type { AsyncCommand } from 'fast-check'

/** One command of a model-based test. */
export interface Action<Model, Real> {
  /** The text that names the command in a counterexample. */
  description: string
  /** Whether the command can run in the state of the model. Without this function, it can always run. */
  isPossible?: (model: Readonly<Model>) => boolean
  /** Calls the backend, checks the responses and applies the expected changes to the model. */
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

/** Returns the row at the index. The index may exceed the number of rows; it then wraps around. */
export const chooseRow = <Row>(rows: readonly Row[], index: number): Row => rows[index % rows.length] as Row
