import { refuse } from '../contract/refusal.ts'
import { startNewLog } from '../pipeline/run-exclusive.ts'
import { type InitialState, scenarioNames } from '../world/world.ts'
import type { WorldControl } from './control.ts'
import { findInstantProblem, instantSchema } from './instant.ts'
import { createStateResponse } from './state.ts'

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    scenario: { enum: scenarioNames },
    seed: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    now: instantSchema,
    tick: { type: 'boolean' },
  },
}

/** Back to a known world. */
export const resetControl: WorldControl<InitialState> = {
  method: 'POST',
  schema,
  govern: async (world, asked) => {
    const problem = asked.now === undefined ? undefined : findInstantProblem(asked.now)
    if (problem !== undefined) refuse(400, { now: [problem] })
    await startNewLog(world, world.createHeader(asked))
    return createStateResponse(world)
  },
}
