import { FileLocks } from './file-lock.ts'
import { defaultSession } from './world-pool.ts'

/** The log files of a server, which it locks for itself. */
export class LogFiles {
  readonly #locks = new FileLocks()
  readonly #file: string

  /**
   * @param file the log of the default session.
   * @throws Error with a message of one line if the file cannot be locked.
   */
  constructor(file: string) {
    this.#file = this.#locks.lock(file)
  }

  /**
   * Returns the path of a session's log file, and locks the file. Call it once for each session. Encodes capital letters,
   * because some file systems ignore case.
   * @throws Error with a message of one line if the file cannot be locked.
   */
  lockPath(session: string): string {
    if (session === defaultSession) return this.#file
    return this.#locks.lock(
      `${this.#file}.${session.replace(/[A-Z]/g, (letter) => `+${letter.toLowerCase()}`)}`,
    )
  }

  /** Releases all locks. */
  release(): void {
    this.#locks.release()
  }
}
