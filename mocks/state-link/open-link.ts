import type { Mock } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import { applyState, checkState } from './apply-state.ts'
import { refusalReasons, refusedLink } from './copy.ts'
import { InvalidLinkError, readLink } from './read-link.ts'

/** What a link is opened with. */
export interface OpenLinkOptions {
  mock: Mock
  /** A backend of its own, on which all of it is tried first. */
  trial: Mock
  portal: PortalBridge
}

/**
 * Opens the state that the value of `demo` says: all of it or, where anything of it is refused, nothing. Answers the
 * Spanish sentence for the page if it was refused.
 */
export async function openLink(
  value: string,
  { mock, trial, portal }: OpenLinkOptions,
): Promise<string | undefined> {
  try {
    const state = readLink(value)
    await checkState(trial, state)
    const arrived = await applyState(mock, state)
    await portal.endSession()
    if (!arrived) return undefined
    await portal.saveSession(arrived.answer)
    if (arrived.lotSelection) await portal.saveLotSelection(arrived.lotSelection)
    return undefined
  } catch (error) {
    return refusedLink(error instanceof InvalidLinkError ? error.message : refusalReasons.failed)
  }
}
