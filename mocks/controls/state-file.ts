import { contract } from '../contract/generated/contract.ts'
import { createStandaloneValidator, type FindProblems, toFieldErrors } from '../contract/validation.ts'
import { stateFileSentences as copy } from '../copy/state-file.ts'
import { hasLoneSurrogate, isDeeperThan } from '../pipeline/json-limits.ts'
import type { LogEntry, LogHeader } from '../world/log.ts'
import { scenarioNames } from '../world/world.ts'
import { findInstantProblem, instantSchema } from './instant.ts'
import { isUpsideDown, settingsSchemas } from './settings.ts'

/** The content of a state file. */
export interface StateFileContents {
  format: typeof stateFormat
  version: string
  /** The instant of the world when it was exported. */
  now: string
  header: LogHeader
  entries: LogEntry[]
}

/** The value of `format` in a state file. */
export const stateFormat = 'portal-mock-state'

/** The bodies of calls may be nested by fifty; they are texts, but those of controls are not. */
const deepest = 60

const text = { type: 'string' }
/** Half of what a date can be away from 1970, in milliseconds. */
const offset = { type: 'number', minimum: -4e15, maximum: 4e15 }
/** A log has no failed calls. */
const status = { type: 'integer', minimum: 200, maximum: 499 }
const closed = (required: string[], properties: object, optional: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties: { ...properties, ...optional },
})
const exactly = (properties: object, optional?: object) =>
  closed(Object.keys(properties), properties, optional)

const isFile = createStandaloneValidator(
  exactly({
    format: { const: stateFormat },
    version: text,
    now: instantSchema,
    header: exactly(
      {
        version: text,
        scenario: { enum: scenarioNames },
        seed: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        now: instantSchema,
        tick: { type: 'boolean' },
        offset,
      },
      { generation: { type: 'number' } },
    ),
    entries: { type: 'array', items: { type: 'object' } },
  }),
)

const byKind: Readonly<Record<string, FindProblems>> = {
  call: createStandaloneValidator(
    exactly(
      {
        kind: text,
        operationId: text,
        method: text,
        url: text,
        headers: { type: 'object', additionalProperties: text },
        body: text,
        instant: instantSchema,
        status,
      },
      { isBase64: { const: true } },
    ),
  ),
  settings: createStandaloneValidator(
    exactly({ kind: text, instant: instantSchema }, { ...settingsSchemas, now: instantSchema, offset }),
  ),
  fault: createStandaloneValidator(exactly({ kind: text, operationId: text, instant: instantSchema })),
  control: createStandaloneValidator(
    exactly({ kind: text, name: text, url: text, instant: instantSchema, status }, { body: true }),
  ),
}

/**
 * Finds the problem of a state file, as a sentence; undefined if the file has the format of this version. Its calls are
 * not run.
 */
export function findStateFileProblem(value: unknown): string | undefined {
  const { format, version } = (value ?? {}) as Partial<StateFileContents>
  if (format !== stateFormat || typeof version !== 'string') return copy.notAState
  if (isDeeperThan(value, deepest)) return copy.tooDeep
  if (hasLoneSurrogate(value)) return copy.brokenText
  const other = [version, (value as StateFileContents).header?.version].find(
    (one) => one !== contract.version,
  )
  if (typeof other === 'string') return copy.otherVersion(other, contract.version)
  const place =
    firstPlace(isFile, value) ??
    firstWrongTime(value as StateFileContents) ??
    firstBrokenEntry(value as StateFileContents)
  return place === undefined ? undefined : copy.broken(place)
}

const isWrong = (time: string | undefined) => time !== undefined && findInstantProblem(time) !== undefined

function firstWrongTime({ now, header }: StateFileContents): string | undefined {
  if (isWrong(now)) return 'now'
  return isWrong(header.now) ? 'header.now' : undefined
}

function firstBrokenEntry({ entries }: StateFileContents): string | undefined {
  for (const [at, entry] of entries.entries()) {
    const check = Object.hasOwn(byKind, entry.kind) ? byKind[entry.kind] : undefined
    if (!check) return `entries.${at}.kind`
    const place = firstPlace(check, entry) ?? whatNoSchemaTells(entry)
    if (place !== undefined) return `entries.${at}.${place}`
  }
  return undefined
}

function whatNoSchemaTells(entry: LogEntry): string | undefined {
  if (isWrong(entry.instant)) return 'instant'
  if (entry.kind !== 'settings') return undefined
  if (isWrong(entry.now)) return 'now'
  return entry.latency && isUpsideDown(entry.latency) ? 'latency.max' : undefined
}

function firstPlace(check: FindProblems, value: unknown): string | undefined {
  return Object.keys(toFieldErrors(check(value)))[0]
}
