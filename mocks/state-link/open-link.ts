import type { MockClient } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import { applyState, checkState } from './apply-state.ts'
import { formatRefusedLink, formatUnfinishedLink, refusalReasons } from './copy.ts'
import { InvalidLinkError, readLink } from './read-link.ts'

/** The backends and the portal that open a link. */
export interface OpenLinkOptions {
  mock: MockClient
  /** A separate backend, on which the state is checked before `mock` is changed. */
  trial: MockClient
  portal: PortalBridge
}

/**
 * Opens the state in the raw value of `demo`: resets `mock`, ends the session of the portal, and signs in the account of
 * the link, if any. If the check of the link fails, changes nothing. Returns the Spanish message for the page if any step fails.
 */
export async function openLink(
  value: string,
  { mock, trial, portal }: OpenLinkOptions,
): Promise<string | undefined> {
  let hasChanges = false
  try {
    const state = readLink(value)
    await checkState(trial, state)
    hasChanges = true
    const session = await applyState(mock, state)
    await portal.endSession()
    if (!session) return undefined
    await portal.signIn(session.loginResponse)
    if (session.lotSelection) await portal.saveLotSelection(session.lotSelection)
    return undefined
  } catch (error) {
    const reason = error instanceof InvalidLinkError ? error.message : refusalReasons.failed
    return hasChanges ? formatUnfinishedLink(reason) : formatRefusedLink(reason)
  }
}
