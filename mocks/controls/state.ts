import type { BackendResponse } from '../pipeline/backend-response.ts'
import type { World } from '../world/world.ts'
import type { WorldControl } from './control.ts'

/** Reads the state of the world: scenario, seed, time, row counts and settings. */
export const stateControl: WorldControl = {
  method: 'GET',
  schema: null,
  runOnWorld: async (world) => createStateResponse(world),
}

/** Creates the response of the control `state`. The controls `reset`, `settings` and `import` have the same response. */
export function createStateResponse(world: World): BackendResponse {
  const { scenario, seed, now: began } = world.header
  const counts = Object.entries(world.db).map(([name, table]) => [name, table.count()] as const)
  const now = world.clock.now().toISOString()
  const { isTicking } = world.clock.state()
  return {
    status: 200,
    body: {
      scenario,
      seed,
      began,
      now,
      tick: isTicking,
      counts: Object.fromEntries(counts),
      settings: world.settings,
    },
  }
}
