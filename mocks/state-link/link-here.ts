import type { State } from '../client.ts'
import type { Place } from '../portal.ts'
import { withDemo } from './demo-parameter.ts'
import { type LinkedState, writeLink } from './linked-state.ts'
import { readLink } from './read-link.ts'

/** Who is signed in and where they look. */
interface Who {
  account: string | undefined
  place: Place | undefined
}

/** What of a state a link restores. */
export function linkedState({ scenario, seed, began, now, tick, settings }: State, who: Who): LinkedState {
  const { account, place } = who
  return {
    scenario,
    seed,
    clock: { now, ticks: tick, began },
    ...(account !== undefined && { account, ...(place && { place }) }),
    latency: settings.latency,
    faults: settings.faults.map(({ body: _, ...fault }) => fault),
  }
}

/** The link to an address in such a state; undefined for a state that no link can hold. */
export function linkTo(address: URL, state: LinkedState): string | undefined {
  const value = writeLink(state)
  try {
    readLink(value)
  } catch {
    return undefined
  }
  const { origin, pathname, search, hash } = address
  return `${origin}${pathname}${withDemo(search, value)}${hash}`
}
