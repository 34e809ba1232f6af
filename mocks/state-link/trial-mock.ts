import { type MockClient, mockAt } from '../client.ts'
import type { Pause } from '../db/pause.ts'
import { answerRequest } from '../server.ts'
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

/** Creates a separate backend that checks links. */
export function createTrialMock({ wallClock, pause }: TrialOptions): MockClient {
  const world = new World({ wallClock, pause, initialState: { scenario: smallestScenario } })
  return mockAt('http://trial.invalid', {
    fetch: (url, init) => answerRequest(world, new Request(url, init)),
  })
}

/** Finds the Spanish reason why a link to a state would be refused; undefined for a valid link. */
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
