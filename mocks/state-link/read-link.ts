import { type Fault, scenarios } from '../client.ts'
import { reasons } from './copy.ts'
import { readInstant } from './instant-text.ts'
import { type LinkedState, limits, linkVersion } from './linked-state.ts'

/** A link that cannot be opened; the message says why, in Spanish. */
export class BadLink extends Error {}

const fail = (reason: string): never => {
  throw new BadLink(reason)
}

const whole = '(0|[1-9]\\d{0,15})'

/** The parts of a link after its version and scenario, but for faults: `name:text`, each once. */
const grammar = {
  seed: new RegExp(`^${whole}$`),
  still: /^(.+)$/,
  ticks: /^(.+)$/,
  began: /^(.+)$/,
  as: /^([^\s\p{C}]{1,100})$/u,
  in: /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/,
  latency: /^(0|[1-9]\d{0,5})(?:-(0|[1-9]\d{0,5}))?$/,
} as const

const fault =
  /^([A-Za-z]\w{0,60}):([2-5]\d\d|network|timeout|garbage|lost)(?::x([1-9]\d{0,5}))?(?::after([1-9]\d{0,5}))?$/

type Name = keyof typeof grammar
type Told = Partial<Record<Name, RegExpExecArray>>

/** A number as the grammar lets it be; 2^53 and more are none. */
function number(text: string, part: string): number {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : fail(reasons.part(part))
}

function readFault(text: string): Fault {
  const [, operationId = '', status = '', times, skip] =
    fault.exec(text) ?? fail(reasons.part(`fault:${text}`))
  return {
    operationId,
    status: /^\d/.test(status) ? Number(status) : (status as Exclude<Fault['status'], number>),
    ...(times !== undefined && { times: Number(times) }),
    ...(skip !== undefined && { skip: Number(skip) }),
  }
}

/** What every part says, by its name; faults in their order. */
function sorted(parts: readonly string[]): { told: Told; faults: Fault[] } {
  const told: Told = {}
  const faults: Fault[] = []
  for (const part of parts) {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(colon, 0))
    const text = part.slice(colon + 1)
    if (name === 'fault') faults.push(readFault(text))
    else if (!Object.hasOwn(grammar, name)) fail(reasons.part(part))
    else if (Object.hasOwn(told, name)) fail(reasons.twice(name))
    else told[name as Name] = grammar[name as Name].exec(text) ?? fail(reasons.part(part))
  }
  if (faults.length > limits.faults) fail(reasons.faults)
  return { told, faults }
}

function instantOf(found: RegExpExecArray): string {
  return readInstant(found[0]) ?? fail(reasons.part(found[0]))
}

function clockOf({ still, ticks, began }: Told): LinkedState['clock'] {
  if (still && ticks) fail(reasons.clocks)
  const shown = still ?? ticks
  if (!shown) return began ? fail(reasons.noClock) : undefined
  const now = instantOf(shown)
  return { now, ticks: ticks !== undefined, began: began ? instantOf(began) : now }
}

function latencyOf({ latency }: Told): LinkedState['latency'] {
  if (!latency) return { min: 0, max: 0 }
  const min = Number(latency[1])
  const max = latency[2] === undefined ? min : Number(latency[2])
  return min <= max ? { min, max } : fail(reasons.part(`latency:${latency[0]}`))
}

function placeOf(told: Told): LinkedState['place'] {
  if (!told.in) return undefined
  if (!told.as) fail(reasons.noAccount)
  const [, neighbourhood, lot] = told.in
  return { neighbourhood: Number(neighbourhood), ...(lot !== undefined && { lot: Number(lot) }) }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return fail(reasons.torn)
  }
}

/**
 * Reads what `demo` says in an address, as it stands there. Whether the backend knows the account and the operations is
 * not known here. @throws BadLink if it is not of the grammar, to the letter.
 */
export function readLink(value: string): LinkedState {
  if (value.length > limits.length) fail(reasons.tooLong)
  const text = decoded(value)
  if (text === '') fail(reasons.empty)
  const [version = '', scenario = '', ...parts] = text.split(',')
  if (version !== linkVersion)
    fail(/^\d{1,6}$/.test(version) ? reasons.version(version) : reasons.part(version))
  const known = scenarios.find((name) => name === scenario) ?? fail(reasons.scenario(scenario))
  const { told, faults } = sorted(parts)
  const clock = clockOf(told)
  const place = placeOf(told)
  return {
    scenario: known,
    seed: told.seed ? number(told.seed[0], `seed:${told.seed[0]}`) : 1,
    ...(clock && { clock }),
    ...(told.as && { account: told.as[0] }),
    ...(place && { place }),
    latency: latencyOf(told),
    faults,
  }
}
