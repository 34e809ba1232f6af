import type { WorldSettings } from './settings.ts'

/** How a world begins. The same header and entries give the same world, byte for byte. */
export interface LogHeader {
  /** Of the project. A log of another version is not applied. */
  version: string
  /** Counts the resets of one store, so that tabs see that there was one. */
  generation: number
  scenario: string
  seed: number
  /** The instant for which the scenario is built, ISO 8601. */
  now: string
  /** Whether the clock goes on from there. */
  tick: boolean
  /** Milliseconds between the host's clock and the world's. */
  offset: number
}

/** The body of a call: its text, or base64 of what is not UTF-8. */
export interface StoredBody {
  body: string
  isBase64?: true
}

/** A call that wrote. */
export interface CallEntry extends StoredBody {
  kind: 'call'
  operationId: string
  method: string
  /** The whole address: answers may name the host. */
  url: string
  /** Only those that matter: who calls, the key of a repeated call, what the body is. */
  headers: Readonly<Record<string, string>>
  /** When, ISO 8601, by the world's clock. */
  instant: string
  /** What was answered. A replay that answers otherwise is not this log's. */
  status: number
}

/** A change of the settings through the control surface. Absent parts stay. */
export interface SettingsEntry {
  kind: 'settings'
  latency?: WorldSettings['latency']
  faults?: WorldSettings['faults']
  /** The clock was set to this, ISO 8601. */
  now?: string
  /** From then on it goes with the host's clock, that many milliseconds from it. */
  offset?: number
  instant: string
}

/** A call that met a fault which had been asked for. */
export interface FaultEntry {
  kind: 'fault'
  operationId: string
  instant: string
}

/** A control that changed the data. */
export interface ControlEntry {
  kind: 'control'
  /** What follows `/__mock/` in its address. */
  name: string
  /** The whole address. */
  url: string
  /** JSON; undefined for none. */
  body?: unknown
  instant: string
  /** What was answered. A replay that answers otherwise is not this log's. */
  status: number
}

/** One thing that changed the world. */
export type LogEntry = CallEntry | SettingsEntry | FaultEntry | ControlEntry

/** Where a log is kept, for one world or for the worlds of several tabs. Everything but `exclusive` is called inside it. */
export interface LogStore {
  /** Runs `work` while nobody else who uses the store is at work, in the order of the calls. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>
  header(): Promise<LogHeader | undefined>
  /** The entries from a position on, counted from 0. */
  entries(from: number): Promise<LogEntry[]>
  append(entries: readonly LogEntry[]): Promise<void>
  /** Every entry since the log began; nothing if the store let them go. */
  allEntries(): Promise<LogEntry[] | undefined>
  /** Forgets the log and begins another, which may have entries already. Where that fails the old one is still there. */
  restart(header: LogHeader, entries?: readonly LogEntry[]): Promise<void>
  /** Puts the log away, where `entries` does not find it. */
  archive(): Promise<void>
}

/** Those who use a store of this process, one after the other. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve()

  /** Runs `work` after all that was asked for before. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }
}

/** Keeps the log as long as the process lives. */
export class MemoryLogStore extends TaskQueue implements LogStore {
  /** The last log that was put away. */
  archived: { header: LogHeader; entries: LogEntry[] } | undefined
  #header: LogHeader | undefined
  #entries: LogEntry[] = []

  async header(): Promise<LogHeader | undefined> {
    return structuredClone(this.#header)
  }

  async entries(from: number): Promise<LogEntry[]> {
    return structuredClone(this.#entries.slice(from))
  }

  async allEntries(): Promise<LogEntry[]> {
    return this.entries(0)
  }

  async append(entries: readonly LogEntry[]): Promise<void> {
    this.#entries.push(...structuredClone(entries))
  }

  async restart(header: LogHeader, entries: readonly LogEntry[] = []): Promise<void> {
    this.#header = structuredClone(header)
    this.#entries = structuredClone([...entries])
  }

  async archive(): Promise<void> {
    if (this.#header) this.archived = { header: this.#header, entries: this.#entries }
    this.#header = undefined
    this.#entries = []
  }
}
