import { refuse } from '../contract/refusal.ts'
import { startNewLog } from '../pipeline/run-exclusive.ts'
import type { InitialState } from '../world/world.ts'
import type { WorldControl } from './control.ts'
import { findInstantProblem } from './instant.ts'
import { createStateResponse } from './state.ts'

/** Rebuilds the world from the initial state in the body, and starts a new log. */
export const resetControl: WorldControl<InitialState> = {
  method: 'POST',
  schema: 'reset',
  runOnWorld: async (world, initialState) => {
    const { now } = initialState
    const problem = now === undefined ? undefined : findInstantProblem(now)
    if (problem !== undefined) refuse(400, { now: [problem] })
    await startNewLog(world, world.createHeader(initialState))
    return createStateResponse(world)
  },
}
