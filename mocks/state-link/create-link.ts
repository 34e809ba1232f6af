import type { State } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { setDemoParameter } from './demo-parameter.ts'
import { type LinkedState, writeLink } from './linked-state.ts'
import { readLink } from './read-link.ts'

interface SignedInUser {
  account: string | undefined
  lotSelection: LotSelection | undefined
}

/**
 * Selects the parts of the state that a link can restore: scenario, seed, clock, latency, faults without their bodies, and
 * the account with its selected lot. A link does not contain the data of the backend.
 */
export function toLinkedState(
  { scenario, seed, began, now, tick, settings }: State,
  { account, lotSelection }: SignedInUser,
): LinkedState {
  return {
    scenario,
    seed,
    clock: { now, isRunning: tick, began },
    ...(account !== undefined && { account, ...(lotSelection && { lotSelection }) }),
    latency: settings.latency,
    faults: settings.faults.map(({ body: _, ...fault }) => fault),
  }
}

/** Creates the link that opens `address` with the backend in `state`; undefined if no valid link can contain the state. */
export function createLink(address: URL, state: LinkedState): string | undefined {
  const value = writeLink(state)
  try {
    readLink(value)
  } catch {
    return undefined
  }
  const { origin, pathname, search, hash } = address
  return `${origin}${pathname}${setDemoParameter(search, value)}${hash}`
}
