import type { State } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { setDemoParameter } from './demo-parameter.ts'
import { type LinkedState, writeLink } from './linked-state.ts'
import { readLink } from './read-link.ts'

interface SignedInUser {
  account: string | undefined
  lotSelection: LotSelection | undefined
}

/** Converts a state to the part that a link can restore. */
export function toLinkedState(
  { scenario, seed, began, now, tick, settings }: State,
  { account, lotSelection }: SignedInUser,
): LinkedState {
  return {
    scenario,
    seed,
    clock: { now, ticks: tick, began },
    ...(account !== undefined && { account, ...(lotSelection && { lotSelection }) }),
    latency: settings.latency,
    faults: settings.faults.map(({ body: _, ...fault }) => fault),
  }
}

/** Creates the link that opens an address in a state; undefined if no link can represent the state. */
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
