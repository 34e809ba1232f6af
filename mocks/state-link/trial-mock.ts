import { type MockClient, mockAt } from '../client.ts'
import type { Pause } from '../db/pause.ts'
import { answerRequest } from '../server.ts'
import { World } from '../world/world.ts'
import { checkState, smallestScenario } from './apply-state.ts'
import type { LinkedState } from './linked-state.ts'
import { InvalidLinkError } from './read-link.ts'

/** The page's services for a trial backend. */
export interface TrialOptions {
  /** Returns milliseconds since 1970, for a link without a time; without it the clock is stopped. */
  wallClock?: () => number
  pause: Pause
}

/** Creates a separate backend, to check links. */
export function createTrialMock({ wallClock, pause }: TrialOptions): MockClient {
  const world = new World({ wallClock, pause, initialState: { scenario: smallestScenario } })
  return mockAt('http://trial.invalid', {
    fetch: (url, asked) => answerRequest(world, new Request(url, asked)),
  })
}

/** Finds why a link to a state would be refused, as a Spanish clause; undefined if it would be opened. */
export async function findLinkRefusal(state: LinkedState, lent: TrialOptions): Promise<string | undefined> {
  try {
    await checkState(createTrialMock(lent), state)
    return undefined
  } catch (error) {
    if (error instanceof InvalidLinkError) return error.message
    throw error
  }
}
