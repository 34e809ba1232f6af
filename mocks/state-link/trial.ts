import { type Mock, mockAt } from '../client.ts'
import type { Pause } from '../db/pause.ts'
import { World } from '../db/world.ts'
import { answerRequest } from '../server.ts'
import { least, tryOut } from './begin.ts'
import type { LinkedState } from './linked-state.ts'
import { BadLink } from './read-link.ts'

/** What a page lends to a trial. */
export interface LentToTrial {
  /** Milliseconds since 1970, for a link that says no time; without it time stands still. */
  wall?: () => number
  pause: Pause
}

/** A backend that nobody else sees. */
export function trialOf({ wall, pause }: LentToTrial): Mock {
  const world = new World({ wallClock: wall, pause, initialState: { scenario: least } })
  return mockAt('http://trial.invalid', {
    fetch: (url, asked) => answerRequest(world, new Request(url, asked)),
  })
}

/** Why a link to that state would be refused, in a clause of Spanish; nothing if it would be opened. */
export async function whyRefused(state: LinkedState, lent: LentToTrial): Promise<string | undefined> {
  try {
    await tryOut(trialOf(lent), state)
    return undefined
  } catch (error) {
    if (error instanceof BadLink) return error.message
    throw error
  }
}
