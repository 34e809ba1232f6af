import { type LogEntry, type LogHeader, type LogStore, TaskQueue } from './log.ts'

/** The approximate size of a call's entry without its body and URL, in bytes. */
const entryOverheadBytes = 400

/** Limits the total size of the logs of several worlds. */
export class LogBudget {
  readonly #maxBytes: number
  readonly #logs = new Set<BoundedLogStore>()

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  add(log: BoundedLogStore): void {
    this.#logs.add(log)
  }

  delete(log: BoundedLogStore): void {
    this.#logs.delete(log)
  }

  /** While the total is above the limit, discards the largest log. One large log therefore does not evict small logs. */
  enforce(): void {
    const getLogs = () => [...this.#logs]
    while (getLogs().reduce((sum, { bytes }) => sum + bytes, 0) > this.#maxBytes) {
      const [largest] = getLogs().sort((left, right) => right.bytes - left.bytes)
      largest?.discard()
    }
  }
}

/** Stores a log in memory within a shared budget. A world whose log was discarded cannot be exported until a reset. */
export class BoundedLogStore extends TaskQueue implements LogStore {
  readonly #budget: LogBudget
  #header: LogHeader | undefined
  /** Undefined after the log was discarded. */
  #entries: LogEntry[] | undefined = []
  #bytes = 0

  constructor(budget: LogBudget) {
    super()
    this.#budget = budget
  }

  get bytes(): number {
    return this.#bytes
  }

  async header(): Promise<LogHeader | undefined> {
    return this.#header
  }

  async entries(start: number): Promise<LogEntry[]> {
    return this.#entries?.slice(start) ?? []
  }

  async allEntries(): Promise<LogEntry[] | undefined> {
    return this.#entries
  }

  async append(entries: readonly LogEntry[]): Promise<void> {
    if (!this.#entries) return
    this.#entries.push(...entries)
    for (const entry of entries) this.#bytes += estimateBytes(entry)
    this.#budget.enforce()
  }

  async restart(header: LogHeader, entries: readonly LogEntry[] = []): Promise<void> {
    this.#header = header
    this.#entries = []
    this.#bytes = 0
    this.#budget.add(this)
    await this.append(entries)
  }

  async archive(): Promise<void> {
    this.#header = undefined
    this.discard()
  }

  /** Discards the entries. The store then keeps no entries until the next `restart`. */
  discard(): void {
    this.#entries = undefined
    this.#bytes = 0
    this.#budget.delete(this)
  }
}

function estimateBytes(entry: LogEntry): number {
  // Serialising each call to measure it would take long, because calls are many and large.
  if (entry.kind === 'call') return entry.body.length + entry.url.length + entryOverheadBytes
  return JSON.stringify(entry).length + entryOverheadBytes
}
