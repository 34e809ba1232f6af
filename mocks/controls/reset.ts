import { refuse } from '../contract/refusal.ts'
import { type Beginning, scenarioNames } from '../db/world.ts'
import { beginAnew } from '../pipeline/turn.ts'
import type { WorldControl } from './control.ts'
import { instant, instantProblem } from './instant.ts'
import { stateOf } from './state.ts'

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    scenario: { enum: scenarioNames },
    seed: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    now: instant,
    tick: { type: 'boolean' },
  },
}

/** Back to a known world. */
export const reset: WorldControl<Beginning> = {
  method: 'POST',
  schema,
  govern: async (world, asked) => {
    const problem = asked.now === undefined ? undefined : instantProblem(asked.now)
    if (problem !== undefined) refuse(400, { now: [problem] })
    await beginAnew(world, world.headerFor(asked))
    return stateOf(world)
  },
}
