import { type MockClient, mockAt } from '../client.ts'
import type { Pause } from '../db/pause.ts'
import { respondToRequest } from '../server.ts'
import { World } from '../world/world.ts'
import { checkState, smallestScenario } from './apply-state.ts'
import type { LinkedState } from './linked-state.ts'
import { InvalidLinkError } from './read-link.ts'

/** The services that the page provides to a trial backend. */
export interface TrialOptions {
  /** Returns milliseconds since 1970. If this function is absent, the clock of the trial backend is stopped. */
  wallClock?: () => number
  pause: Pause
}

/** Creates a separate backend on which `checkState` tries the state of a link. No other backend changes. */
export function createTrialMock({ wallClock, pause }: TrialOptions): MockClient {
  const world = new World({ wallClock, pause, initialState: { scenario: smallestScenario } })
  return mockAt('http://trial.invalid', {
    fetch: (url, init) => respondToRequest(world, new Request(url, init)),
  })
}

/** Returns the Spanish reason why a backend refuses the state of a link; undefined if the backend accepts the state. */
export async function findLinkRefusal(
  state: LinkedState,
  options: TrialOptions,
): Promise<string | undefined> {
  try {
    await checkState(createTrialMock(options), state)
    return undefined
  } catch (error) {
    if (error instanceof InvalidLinkError) return error.message
    throw error
  }
}
