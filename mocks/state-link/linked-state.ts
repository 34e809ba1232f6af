import type { Fault, Latency, ResetRequest } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { writeInstant } from './instant-text.ts'

/** The clock of a link; instants are ISO 8601. */
export interface LinkedClock {
  /** The time that the clock of the backend shows when the link is opened. */
  now: string
  ticks: boolean
  /** The instant for which the scenario is built. */
  began: string
}

/** The state that a link restores. */
export interface LinkedState {
  scenario: NonNullable<ResetRequest['scenario']>
  seed: number
  /** Defaults to the ticking clock of the device that opens the link. */
  clock?: LinkedClock
  /** The email of the signed-in account, if any. */
  account?: string
  lotSelection?: LotSelection
  latency: Latency
  /** The faults without custom bodies, which are too long for a link. */
  faults: Fault[]
}

/** The version of the link format. Links of other versions are refused. */
export const linkVersion = '1'

/** The maximum length of a link, and the maximum number of faults. */
export const linkLimits = { length: 2000, faults: 20 }

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
  const counters = [times === undefined ? '' : `:x${times}`, skip ? `:after${skip}` : '']
  return `fault:${operationId}:${status}${counters.join('')}`
}

/** Characters that stay unescaped in the link, for readability. */
const readableCharacters: Readonly<Record<string, string>> = { '%2C': ',', '%3A': ':', '%40': '@' }

/** Writes a state as the value of `demo`, which `read-link.ts` reads. */
export function writeLink(state: LinkedState): string {
  return encodeURIComponent(writeParts(state).join(',')).replace(
    /%(?:2C|3A|40)/g,
    (code) => readableCharacters[code] ?? code,
  )
}
