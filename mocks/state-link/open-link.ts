import type { MockClient } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import { applyState, checkState } from './apply-state.ts'
import { formatRefusedLink, refusalReasons } from './copy.ts'
import { InvalidLinkError, readLink } from './read-link.ts'

/** The backends and the portal that open a link. */
export interface OpenLinkOptions {
  mock: MockClient
  /** A separate backend, which checks the state first. */
  trial: MockClient
  portal: PortalBridge
}

/** Opens the state of a `demo` value. If a part is refused, changes nothing and returns the Spanish message for the page. */
export async function openLink(
  value: string,
  { mock, trial, portal }: OpenLinkOptions,
): Promise<string | undefined> {
  try {
    const state = readLink(value)
    await checkState(trial, state)
    const session = await applyState(mock, state)
    await portal.endSession()
    if (!session) return undefined
    await portal.signIn(session.loginResponse)
    if (session.lotSelection) await portal.saveLotSelection(session.lotSelection)
    return undefined
  } catch (error) {
    return formatRefusedLink(error instanceof InvalidLinkError ? error.message : refusalReasons.failed)
  }
}
