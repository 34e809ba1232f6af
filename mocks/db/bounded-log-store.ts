import { type LogEntry, type LogHeader, type LogStore, TaskQueue } from './log.ts'

/** About what an entry weighs besides its body, in bytes. */
const entryOverheadBytes = 400

/** What the logs of several worlds may weigh together. */
export class LogBudget {
  readonly #maxBytes: number
  readonly #logs = new Set<BoundedLogStore>()

  /** `most` is in bytes. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  add(log: BoundedLogStore): void {
    this.#logs.add(log)
  }

  delete(log: BoundedLogStore): void {
    this.#logs.delete(log)
  }

  /** Where all together weigh too much the largest goes: one who writes very much does not take it from the others. */
  enforce(): void {
    const all = () => [...this.#logs]
    while (all().reduce((sum, { bytes }) => sum + bytes, 0) > this.#maxBytes) {
      const [largest] = all().sort((one, other) => other.bytes - one.bytes)
      largest?.discard()
    }
  }
}

/**
 * Keeps a log as long as there is space for it, for one world that nobody makes anew and that may run for weeks: without
 * its log it goes on all the same, it only cannot be exported until it begins anew.
 */
export class BoundedLogStore extends TaskQueue implements LogStore {
  readonly #budget: LogBudget
  #header: LogHeader | undefined
  /** Undefined once they were let go. */
  #entries: LogEntry[] | undefined = []
  #bytes = 0

  constructor(budget: LogBudget) {
    super()
    this.#budget = budget
  }

  /** What is kept, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  async header(): Promise<LogHeader | undefined> {
    return this.#header
  }

  async entries(from: number): Promise<LogEntry[]> {
    return this.#entries?.slice(from) ?? []
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

  /** Lets the log go: from now on there is none, until it begins anew. */
  discard(): void {
    this.#entries = undefined
    this.#bytes = 0
    this.#budget.delete(this)
  }
}

function estimateBytes(entry: LogEntry): number {
  // Of calls, the many and large ones, nothing is written only to be measured.
  if (entry.kind === 'call') return entry.body.length + entry.url.length + entryOverheadBytes
  return JSON.stringify(entry).length + entryOverheadBytes
}
