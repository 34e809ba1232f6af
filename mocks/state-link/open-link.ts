import type { Mock } from '../client.ts'
import type { Portal } from '../portal.ts'
import { begin, tryOut } from './begin.ts'
import { reasons, refusedLink } from './copy.ts'
import { BadLink, readLink } from './read-link.ts'

/** What a link is opened with. */
export interface Opening {
  mock: Mock
  /** A backend of its own, on which all of it is tried first. */
  trial: Mock
  portal: Portal
}

/**
 * Opens the state that the value of `demo` says: all of it or, where anything of it is refused, nothing. Answers the
 * Spanish sentence for the page if it was refused.
 */
export async function openLink(value: string, { mock, trial, portal }: Opening): Promise<string | undefined> {
  try {
    const state = readLink(value)
    await tryOut(trial, state)
    const arrived = await begin(mock, state)
    await portal.endSession()
    if (!arrived) return undefined
    await portal.keepSession(arrived.answer)
    if (arrived.place) await portal.keepPlace(arrived.place)
    return undefined
  } catch (error) {
    return refusedLink(error instanceof BadLink ? error.message : reasons.failed)
  }
}
