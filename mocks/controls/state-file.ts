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
  /** The instant of the world when it was exported. */
  now: string
  header: LogHeader
  entries: LogEntry[]
}

/** Bodies of controls are nested values, up to fifty levels; those of calls are texts. */
const deepest = 60

const entryValidators: Readonly<Record<LogEntry['kind'], FindProblems>> = {
  call: getControlValidator('callEntry'),
  settings: getControlValidator('settingsEntry'),
  fault: getControlValidator('faultEntry'),
  control: getControlValidator('controlEntry'),
}

/** Finds the problem of a state file, as a sentence, without running its calls; undefined for a valid file. */
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
    firstPlace(getControlValidator('stateFile'), value) ??
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
    const check = Object.hasOwn(entryValidators, entry.kind) ? entryValidators[entry.kind] : undefined
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
  return entry.latency && isReversedLatency(entry.latency) ? 'latency.max' : undefined
}

function firstPlace(check: FindProblems, value: unknown): string | undefined {
  return Object.keys(toFieldErrors(check(value)))[0]
}
