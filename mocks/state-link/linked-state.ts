import type { Fault, Latency, ResetRequest } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { writeInstant } from './instant-text.ts'

/** The clock of a link; instants are ISO 8601. */
export interface LinkedClock {
  /** The time that the clock of the backend shows when the link is opened. */
  now: string
  /** Whether the clock keeps running from `now`. Otherwise it always shows `now`. */
  isRunning: boolean
  /** The instant for which the scenario is built. */
  began: string
}

/** The state that a link restores. */
export interface LinkedState {
  scenario: NonNullable<ResetRequest['scenario']>
  seed: number
  /** If absent, the backend shows the current time of the device that opens the link. */
  clock?: LinkedClock
  /** The email of the signed-in account, if any. */
  account?: string
  lotSelection?: LotSelection
  latency: Latency
  /** The faults without their custom bodies, because a body is too long for a link. */
  faults: Fault[]
}

/** The version of the link format. The portal refuses a link of any other version. */
export const linkVersion = '1'

/** The maximum length of the encoded value of `demo`, and the maximum number of faults in it. */
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
    ...(clock ? [`${clock.isRunning ? 'ticks' : 'still'}:${writeInstant(clock.now)}`] : []),
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

/** Writes a state as the encoded value of the parameter `demo`. `readLink` reads it. */
export function writeLink(state: LinkedState): string {
  return encodeURIComponent(writeParts(state).join(',')).replace(
    /%(?:2C|3A|40)/g,
    (code) => readableCharacters[code] ?? code,
  )
}
