import { stateFormat } from '../contract/control-schemas.ts'
import { contract } from '../contract/generated/contract.ts'
import { getControlValidator, toFieldErrors } from '../contract/validation.ts'
import type { FindProblems } from '../contract/validation-problems.ts'
import { stateFileSentences as copy } from '../copy/state-file.ts'
import { hasLoneSurrogate, isDeeperThan } from '../pipeline/json-limits.ts'
import type { LogEntry, LogHeader } from '../world/log.ts'
import { findInstantProblem } from './instant.ts'
import { isReversedLatency } from './settings.ts'

/** The content of a state file. */
export interface StateFileContents {
  format: typeof stateFormat
  version: string
  /** The time of the world at the export. */
  now: string
  header: LogHeader
  entries: LogEntry[]
}

/** The maximum nesting depth of a file: fifty levels for the body of a control, and ten levels around the body. */
const maxDepth = 60

const entryValidators: Readonly<Record<LogEntry['kind'], FindProblems>> = {
  call: getControlValidator('callEntry'),
  settings: getControlValidator('settingsEntry'),
  fault: getControlValidator('faultEntry'),
  control: getControlValidator('controlEntry'),
}

/**
 * Returns a Spanish sentence about the first problem of a state file; undefined for a valid file. Does not replay the
 * entries, so the replay of a valid file may still fail.
 */
export function findStateFileProblem(value: unknown): string | undefined {
  const { format, version } = (value ?? {}) as Partial<StateFileContents>
  if (format !== stateFormat || typeof version !== 'string') return copy.wrongFormat
  if (isDeeperThan(value, maxDepth)) return copy.tooDeep
  if (hasLoneSurrogate(value)) return copy.invalidText
  const otherVersion = [version, (value as StateFileContents).header?.version].find(
    (candidate) => candidate !== contract.version,
  )
  if (typeof otherVersion === 'string') return copy.otherVersion(otherVersion, contract.version)
  const path =
    findFirstInvalidPath(getControlValidator('stateFile'), value) ??
    findInvalidTimePath(value as StateFileContents) ??
    findInvalidEntryPath(value as StateFileContents)
  return path === undefined ? undefined : copy.invalidField(path)
}

const isInvalidTime = (time: string | undefined) =>
  time !== undefined && findInstantProblem(time) !== undefined

function findInvalidTimePath({ now, header }: StateFileContents): string | undefined {
  if (isInvalidTime(now)) return 'now'
  return isInvalidTime(header.now) ? 'header.now' : undefined
}

function findInvalidEntryPath({ entries }: StateFileContents): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const findProblems = Object.hasOwn(entryValidators, entry.kind) ? entryValidators[entry.kind] : undefined
    if (!findProblems) return `entries.${index}.kind`
    const path = findFirstInvalidPath(findProblems, entry) ?? findInvalidEntryField(entry)
    if (path !== undefined) return `entries.${index}.${path}`
  }
  return undefined
}

/** Returns the path of a field that is invalid although the entry matches its schema; undefined if there is none. */
function findInvalidEntryField(entry: LogEntry): string | undefined {
  if (isInvalidTime(entry.instant)) return 'instant'
  if (entry.kind !== 'settings') return undefined
  if (isInvalidTime(entry.now)) return 'now'
  return entry.latency && isReversedLatency(entry.latency) ? 'latency.max' : undefined
}

function findFirstInvalidPath(findProblems: FindProblems, value: unknown): string | undefined {
  return Object.keys(toFieldErrors(findProblems(value)))[0]
}
