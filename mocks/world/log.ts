import type { WorldSettings } from './settings.ts'

/** The initial state of a logged world. The same header and entries rebuild the same world, byte for byte. */
export interface LogHeader {
  /** The project's version. A log of another version is not applied. */
  version: string
  /** Grows with each new log of a store, so that other tabs rebuild their world. */
  generation: number
  scenario: string
  seed: number
  /** The instant for which the scenario is built, ISO 8601. */
  now: string
  /** Whether the world's clock ticks with the host's clock. */
  tick: boolean
  /** The milliseconds by which a ticking clock is ahead of the host's clock; `now` in milliseconds for a stopped clock. */
  offset: number
}

/** The body of a call: UTF-8 text, or base64 for other bytes. */
export interface StoredBody {
  body: string
  isBase64?: true
}

/** A call that wrote rows. */
export interface CallEntry extends StoredBody {
  kind: 'call'
  operationId: string
  method: string
  /** The full URL, because responses may contain the host. */
  url: string
  /** The headers that affect the response: credentials, idempotency key, content type. */
  headers: Readonly<Record<string, string>>
  /** The time of the call by the world's clock, ISO 8601. */
  instant: string
  /** The status of the response. A replay must give the same status. */
  status: number
}

/** A change of the settings through the controls. Absent fields stay unchanged. */
export interface SettingsEntry {
  kind: 'settings'
  latency?: WorldSettings['latency']
  faults?: WorldSettings['faults']
  /** The new time of the world's clock, ISO 8601. */
  now?: string
  /** If present, the clock ticks from now on, this many milliseconds ahead of the host's clock. */
  offset?: number
  instant: string
}

/** A call that changed a counter of an injected fault. */
export interface FaultEntry {
  kind: 'fault'
  operationId: string
  instant: string
}

/** A call of a control that changed the data. */
export interface ControlEntry {
  kind: 'control'
  /** The path after `/__mock/`. */
  name: string
  url: string
  /** A JSON value; undefined for no body. */
  body?: unknown
  instant: string
  /** The status of the response. A replay must give the same status. */
  status: number
}

/** One change of the world. */
export type LogEntry = CallEntry | SettingsEntry | FaultEntry | ControlEntry

/**
 * Stores the log of one world, or the log that the worlds of several tabs share. Call every method except `exclusive` only
 * inside `exclusive`.
 */
export interface LogStore {
  /** Runs `work` exclusively among all users of the store, in the order of the calls. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>
  /** Returns the header; undefined before the first `restart` and after `archive`. */
  header(): Promise<LogHeader | undefined>
  /** Returns all entries from position `start`, counting from 0. */
  entries(start: number): Promise<LogEntry[]>
  append(entries: readonly LogEntry[]): Promise<void>
  /** Returns all entries of the log; undefined if the store discarded them. */
  allEntries(): Promise<LogEntry[] | undefined>
  /** Replaces the log by a new log. If the replacement fails, the old log stays. */
  restart(header: LogHeader, entries?: readonly LogEntry[]): Promise<void>
  /** Moves the log to an archive. The store then has no log until the next `restart`. */
  archive(): Promise<void>
}

/** Runs its tasks one after the other. Tasks of other queues or processes can run at the same time. */
export class TaskQueue {
  #lastTask: Promise<unknown> = Promise.resolve()

  /** Runs `work` after all earlier tasks. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(work)
    this.#lastTask = result.catch(() => undefined)
    return result
  }
}

/** Stores the log in memory. */
export class MemoryLogStore extends TaskQueue implements LogStore {
  archived: { header: LogHeader; entries: LogEntry[] } | undefined
  #header: LogHeader | undefined
  #entries: LogEntry[] = []

  async header(): Promise<LogHeader | undefined> {
    return structuredClone(this.#header)
  }

  async entries(start: number): Promise<LogEntry[]> {
    return structuredClone(this.#entries.slice(start))
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
