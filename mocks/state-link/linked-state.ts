import type { Fault, Latency, ResetRequest } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { writeInstant } from './instant-text.ts'

/** A clock as a link has it; instants in ISO 8601. */
export interface LinkedClock {
  /** What it shows when the link is opened. */
  now: string
  /** Whether it goes on from there; else it stands still. */
  ticks: boolean
  /** The instant for which the scenario is built. */
  began: string
}

/** All that a link restores. */
export interface LinkedState {
  scenario: NonNullable<ResetRequest['scenario']>
  seed: number
  /** Without one the world begins at the time of whoever opens the link, and goes on with it. */
  clock?: LinkedClock
  /** The email of who is signed in; nobody without it. */
  account?: string
  /** Where they look. */
  lotSelection?: LotSelection
  latency: Latency
  /** Without bodies of their own: a link is no place for them. */
  faults: Fault[]
}

/** The grammar's version: a link of another one is refused. */
export const linkVersion = '1'

/** No longer link is read, nor one with more faults. */
export const linkLimits = { length: 2000, faults: 20 }

/** As the parts of a link write them: what is not said is the default. */
function writeParts({
  scenario,
  seed,
  clock,
  account,
  lotSelection,
  latency,
  faults,
}: LinkedState): string[] {
  const { min, max } = latency
  return [
    linkVersion,
    scenario,
    ...(seed === 1 ? [] : [`seed:${seed}`]),
    ...(clock ? [`${clock.ticks ? 'ticks' : 'still'}:${writeInstant(clock.now)}`] : []),
    ...(clock && clock.began !== clock.now ? [`began:${writeInstant(clock.began)}`] : []),
    ...(account === undefined ? [] : [`as:${account}`]),
    ...(lotSelection
      ? [`in:${lotSelection.neighbourhood}${lotSelection.lot === undefined ? '' : `-${lotSelection.lot}`}`]
      : []),
    ...(max === 0 ? [] : [`latency:${min === max ? max : `${min}-${max}`}`]),
    ...faults.map(writeFault),
  ]
}

function writeFault({ operationId, status, times, skip }: Fault): string {
  const rest = [times === undefined ? '' : `:x${times}`, skip ? `:after${skip}` : '']
  return `fault:${operationId}:${status}${rest.join('')}`
}

/** What of a link's text addresses allow as it is, so that it can be read there. */
const legible: Readonly<Record<string, string>> = { '%2C': ',', '%3A': ':', '%40': '@' }

/** A state as the value of `demo` in an address. `read-link.ts` reads it. */
export function writeLink(state: LinkedState): string {
  return encodeURIComponent(writeParts(state).join(',')).replace(
    /%(?:2C|3A|40)/g,
    (sign) => legible[sign] ?? sign,
  )
}
