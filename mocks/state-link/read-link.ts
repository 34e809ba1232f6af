import { allScenarios, type Fault } from '../client.ts'
import { refusalReasons } from './copy.ts'
import { readInstant } from './instant-text.ts'
import { type LinkedState, linkLimits, linkVersion } from './linked-state.ts'

/** The error for a link that cannot be opened. Its message is the reason in Spanish. */
export class InvalidLinkError extends Error {}

const rejectLink = (reason: string): never => {
  throw new InvalidLinkError(reason)
}

const integerPattern = '(0|[1-9]\\d{0,15})'

/**
 * The version and the scenario of a link are followed by parts of the form `name:text`. For each name, this is the pattern of
 * its text. A link has each of these parts at most once. Only the part `fault` may be repeated; its pattern is `faultPattern`.
 */
const grammar = {
  seed: new RegExp(`^${integerPattern}$`),
  still: /^(.+)$/,
  ticks: /^(.+)$/,
  began: /^(.+)$/,
  as: /^([^\s\p{C}]{1,100})$/u,
  in: /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/,
  latency: /^(0|[1-9]\d{0,5})(?:-(0|[1-9]\d{0,5}))?$/,
} as const

const faultPattern =
  /^([A-Za-z]\w{0,60}):([2-5]\d\d|network|timeout|garbage|lost)(?::x([1-9]\d{0,5}))?(?::after([1-9]\d{0,5}))?$/

type PartName = keyof typeof grammar
type LinkParts = Partial<Record<PartName, RegExpExecArray>>

function readNumber(text: string, part: string): number {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : rejectLink(refusalReasons.part(part))
}

function readFault(text: string): Fault {
  const [, operationId = '', status = '', times, skip] =
    faultPattern.exec(text) ?? rejectLink(refusalReasons.part(`fault:${text}`))
  return {
    operationId,
    status: /^\d/.test(status) ? Number(status) : (status as Exclude<Fault['status'], number>),
    ...(times !== undefined && { times: Number(times) }),
    ...(skip !== undefined && { skip: Number(skip) }),
  }
}

function readParts(parts: readonly string[]): { linkParts: LinkParts; faults: Fault[] } {
  const linkParts: LinkParts = {}
  const faults: Fault[] = []
  for (const part of parts) {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(colon, 0))
    const text = part.slice(colon + 1)
    if (name === 'fault') faults.push(readFault(text))
    else if (!Object.hasOwn(grammar, name)) rejectLink(refusalReasons.part(part))
    else if (Object.hasOwn(linkParts, name)) rejectLink(refusalReasons.duplicate(name))
    else
      linkParts[name as PartName] =
        grammar[name as PartName].exec(text) ?? rejectLink(refusalReasons.part(part))
  }
  if (faults.length > linkLimits.faults) rejectLink(refusalReasons.faults)
  return { linkParts, faults }
}

function requireInstant([text]: RegExpExecArray): string {
  return readInstant(text) ?? rejectLink(refusalReasons.part(text))
}

function readClock({ still, ticks, began }: LinkParts): LinkedState['clock'] {
  if (still && ticks) rejectLink(refusalReasons.twoClocks)
  const clockTime = still ?? ticks
  if (!clockTime) return began ? rejectLink(refusalReasons.noClock) : undefined
  const now = requireInstant(clockTime)
  return { now, isRunning: ticks !== undefined, began: began ? requireInstant(began) : now }
}

function readLatency({ latency }: LinkParts): LinkedState['latency'] {
  if (!latency) return { min: 0, max: 0 }
  const min = Number(latency[1])
  const max = latency[2] === undefined ? min : Number(latency[2])
  return min <= max ? { min, max } : rejectLink(refusalReasons.part(`latency:${latency[0]}`))
}

function readLotSelection(linkParts: LinkParts): LinkedState['lotSelection'] {
  if (!linkParts.in) return undefined
  if (!linkParts.as) rejectLink(refusalReasons.noAccount)
  const [, neighbourhood, lot] = linkParts.in
  return { neighbourhood: Number(neighbourhood), ...(lot !== undefined && { lot: Number(lot) }) }
}

function decodeLink(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return rejectLink(refusalReasons.damaged)
  }
}

/**
 * Parses the encoded value of the parameter `demo`. Does not check that the account or the lot exists.
 * @throws InvalidLinkError if the value does not have the format of a link.
 */
export function readLink(value: string): LinkedState {
  if (value.length > linkLimits.length) rejectLink(refusalReasons.tooLong)
  const text = decodeLink(value)
  if (text === '') rejectLink(refusalReasons.empty)
  const [version = '', scenarioText = '', ...parts] = text.split(',')
  if (version !== linkVersion)
    rejectLink(/^\d{1,6}$/.test(version) ? refusalReasons.version(version) : refusalReasons.part(version))
  const scenario =
    allScenarios.find((name) => name === scenarioText) ?? rejectLink(refusalReasons.scenario(scenarioText))
  const { linkParts, faults } = readParts(parts)
  const clock = readClock(linkParts)
  const lotSelection = readLotSelection(linkParts)
  return {
    scenario,
    seed: linkParts.seed ? readNumber(linkParts.seed[0], `seed:${linkParts.seed[0]}`) : 1,
    ...(clock && { clock }),
    ...(linkParts.as && { account: linkParts.as[0] }),
    ...(lotSelection && { lotSelection }),
    latency: readLatency(linkParts),
    faults,
  }
}
