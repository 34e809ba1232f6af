import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { type LogEntry, type LogHeader, type LogStore, TaskQueue } from './log.ts'

const isFileNotFound = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Checks only the header fields that every version of the project writes. */
function isHeader(value: unknown): value is LogHeader {
  const { version, generation } = (value ?? {}) as Partial<Record<keyof LogHeader, unknown>>
  return typeof version === 'string' && typeof generation === 'number'
}

const toLines = (values: readonly object[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')

function tryParse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Stores a log in a file: a line of JSON for the header, then a line for each entry. The backend responds to a call
 * after the call's entry is in the file. If the process is killed, only calls without a response are lost. Only one process
 * may use the file.
 */
export class FileLogStore extends TaskQueue implements LogStore {
  readonly #path: string
  readonly #report: (message: string) => void
  #isLoaded = false
  #header: LogHeader | undefined
  #count = 0
  /** The size up to the end of the last complete line, in bytes. */
  #size = 0

  /** @param report receives messages for the person who runs the server. */
  constructor(path: string, report: (message: string) => void = () => {}) {
    super()
    this.#path = path
    this.#report = report
  }

  /** @throws Error if the file cannot be read, or is not a log. */
  async header(): Promise<LogHeader | undefined> {
    if (!this.#isLoaded) this.#load()
    return this.#header
  }

  /** @throws Error if a line is not an entry. */
  async entries(start: number): Promise<LogEntry[]> {
    if (start >= this.#count) return []
    const lines = readFileSync(this.#path, 'utf8').split('\n').slice(1, -1)
    return lines.slice(start).map((line, index) => {
      const entry = tryParse(line) as LogEntry | undefined
      if (typeof entry?.kind !== 'string') throw new Error(`line ${start + index + 2} is not an entry`)
      return entry
    })
  }

  async allEntries(): Promise<LogEntry[]> {
    return this.entries(0)
  }

  /** @throws Error if the file cannot be written. In that case, the file contains none of the new entries. */
  async append(entries: readonly LogEntry[]): Promise<void> {
    const text = toLines(entries)
    // Appending to a deleted file would create a file without a header.
    if (!existsSync(this.#path)) this.#resetHeader()
    if (!this.#header) throw new Error(`${this.#path} is gone.`)
    try {
      appendFileSync(this.#path, text)
    } catch (error) {
      truncateSync(this.#path, this.#size)
      throw error
    }
    this.#size += Buffer.byteLength(text)
    this.#count += entries.length
  }

  /** Writes a complete new file first, and then replaces the old file by the new one. */
  async restart(header: LogHeader, entries: readonly LogEntry[] = []): Promise<void> {
    const text = toLines([header, ...entries])
    writeFileSync(`${this.#path}~new`, text)
    renameSync(`${this.#path}~new`, this.#path)
    this.#isLoaded = true
    this.#header = header
    this.#count = entries.length
    this.#size = Buffer.byteLength(text)
  }

  /** Renames the file: appends `~` and the first free number to the name. */
  async archive(): Promise<void> {
    let number = 1
    while (existsSync(`${this.#path}~${number}`)) number += 1
    try {
      renameSync(this.#path, `${this.#path}~${number}`)
      this.#report(`${this.#path} is now called ${this.#path}~${number}.`)
    } catch (error) {
      if (!isFileNotFound(error)) throw error
    }
    this.#resetHeader()
  }

  #resetHeader(): void {
    this.#isLoaded = true
    this.#header = undefined
    this.#count = 0
    this.#size = 0
  }

  #load(): void {
    const bytes = this.#readBytes()
    const size = bytes.lastIndexOf('\n') + 1
    const [headerLine = '', ...lines] = bytes.toString('utf8', 0, size).split('\n')
    const header = tryParse(headerLine)
    if (bytes.byteLength > 0 && !isHeader(header))
      throw new Error(`${this.#path} is not a log of the mock backend.`)
    // Removes an incomplete last line. The process was killed while it wrote the line, so the call has no response.
    if (size < bytes.byteLength) {
      truncateSync(this.#path, size)
      this.#report(`${this.#path}: the last line was cut off, and is dropped.`)
    }
    this.#isLoaded = true
    this.#header = isHeader(header) ? header : undefined
    this.#count = Math.max(0, lines.length - 1)
    this.#size = size
  }

  #readBytes(): Buffer {
    try {
      return readFileSync(this.#path)
    } catch (error) {
      if (isFileNotFound(error)) return Buffer.alloc(0)
      throw error
    }
  }
}
