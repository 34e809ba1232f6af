import { type Mock, mockAt } from '../client.ts'
import type { Pause } from '../db/pause.ts'
import { World } from '../db/world.ts'
import { answerRequest } from '../server.ts'
import { checkState, smallestScenario } from './apply-state.ts'
import type { LinkedState } from './linked-state.ts'
import { InvalidLinkError } from './read-link.ts'

/** What a page lends to a trial. */
export interface TrialOptions {
  /** Milliseconds since 1970, for a link that says no time; without it time stands still. */
  wallClock?: () => number
  pause: Pause
}

/** A backend that nobody else sees. */
export function createTrialMock({ wallClock, pause }: TrialOptions): Mock {
  const world = new World({ wallClock, pause, initialState: { scenario: smallestScenario } })
  return mockAt('http://trial.invalid', {
    fetch: (url, asked) => answerRequest(world, new Request(url, asked)),
  })
}

/** Why a link to that state would be refused, in a clause of Spanish; nothing if it would be opened. */
export async function findLinkRefusal(state: LinkedState, lent: TrialOptions): Promise<string | undefined> {
  try {
    await checkState(createTrialMock(lent), state)
    return undefined
  } catch (error) {
    if (error instanceof InvalidLinkError) return error.message
    throw error
  }
}
