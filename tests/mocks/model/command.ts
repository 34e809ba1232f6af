import type { AsyncCommand } from 'fast-check'

/** What a command is: the words that a counterexample shows, whether it makes sense now, and what it does and expects. */
export interface Action<Model, Real> {
  words: string
  when?: (model: Readonly<Model>) => boolean
  run: (model: Model, real: Real) => Promise<void>
}

/** An action as fast-check takes it; after each, `agree` compares what the backend says with the model. */
export function commandOf<Model extends object, Real>(
  { words, when = () => true, run }: Action<Model, Real>,
  agree: (model: Model, real: Real) => Promise<void>,
): AsyncCommand<Model, Real> {
  return {
    check: (model) => when(model),
    run: async (model, real) => {
      await run(model, real)
      await agree(model, real)
    },
    toString: () => words,
  }
}
