import { refuse } from '../contract/refusal.ts'
import { startNewLog } from '../pipeline/run-exclusive.ts'
import type { InitialState } from '../world/world.ts'
import type { WorldControl } from './control.ts'
import { findInstantProblem } from './instant.ts'
import { createStateResponse } from './state.ts'

/** Back to a known world. */
export const resetControl: WorldControl<InitialState> = {
  method: 'POST',
  schema: 'reset',
  govern: async (world, asked) => {
    const problem = asked.now === undefined ? undefined : findInstantProblem(asked.now)
    if (problem !== undefined) refuse(400, { now: [problem] })
    await startNewLog(world, world.createHeader(asked))
    return createStateResponse(world)
  },
}
