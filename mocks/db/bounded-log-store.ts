import { type LogEntry, type LogHeader, type LogStore, Turns } from './log.ts'

/** About what an entry weighs besides its body, in bytes. */
const entryWeight = 400

/** What the logs of several worlds may weigh together. */
export class LogSpace {
  readonly #most: number
  readonly #logs = new Set<BoundedLogStore>()

  /** `most` is in bytes. */
  constructor(most: number) {
    this.#most = most
  }

  add(log: BoundedLogStore): void {
    this.#logs.add(log)
  }

  delete(log: BoundedLogStore): void {
    this.#logs.delete(log)
  }

  /** Where all together weigh too much the largest goes: one who writes very much does not take it from the others. */
  makeRoom(): void {
    const all = () => [...this.#logs]
    while (all().reduce((sum, { weight }) => sum + weight, 0) > this.#most) {
      const [largest] = all().sort((one, other) => other.weight - one.weight)
      largest?.release()
    }
  }
}

/**
 * Keeps a log as long as there is space for it, for one world that nobody makes anew and that may run for weeks: without
 * its log it goes on all the same, it only cannot be exported until it begins anew.
 */
export class BoundedLogStore extends Turns implements LogStore {
  readonly #space: LogSpace
  #header: LogHeader | undefined
  /** Undefined once they were let go. */
  #entries: LogEntry[] | undefined = []
  #weight = 0

  constructor(space: LogSpace) {
    super()
    this.#space = space
  }

  /** What is kept, in bytes. */
  get weight(): number {
    return this.#weight
  }

  async header(): Promise<LogHeader | undefined> {
    return this.#header
  }

  async entries(from: number): Promise<LogEntry[]> {
    return this.#entries?.slice(from) ?? []
  }

  async whole(): Promise<LogEntry[] | undefined> {
    return this.#entries
  }

  async append(entries: readonly LogEntry[]): Promise<void> {
    if (!this.#entries) return
    this.#entries.push(...entries)
    for (const entry of entries) this.#weight += weightOf(entry)
    this.#space.makeRoom()
  }

  async begin(header: LogHeader, entries: readonly LogEntry[] = []): Promise<void> {
    this.#header = header
    this.#entries = []
    this.#weight = 0
    this.#space.add(this)
    await this.append(entries)
  }

  async setAside(): Promise<void> {
    this.#header = undefined
    this.release()
  }

  /** Lets the log go: from now on there is none, until it begins anew. */
  release(): void {
    this.#entries = undefined
    this.#weight = 0
    this.#space.delete(this)
  }
}

function weightOf(entry: LogEntry): number {
  // Of calls, the many and large ones, nothing is written only to be measured.
  if (entry.kind === 'call') return entry.body.length + entry.url.length + entryWeight
  return JSON.stringify(entry).length + entryWeight
}
