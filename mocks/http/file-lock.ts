import {
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

// Session names cannot contain `~`, so no session's log has a name with this end.
const lockSuffix = '~lock'

/** Matches the names that the server gives to the lock, the replacement and the archives of a log. */
const companionName = /~(?:lock|new|\d+)$/i

/** The paths of the lock files of this process, each with its owner. */
const locksOfThisProcess = new Map<string, FileLocks>()

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** Returns the absolute path of a file without symbolic links, even if the file does not exist yet. */
function resolveRealPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    if (isLink) return resolveRealPath(resolve(dirname(path), readlinkSync(path)))
    return join(realpathSync(dirname(path)), basename(path))
  }
}

/** Reads the process id in a lock file; 0 if the lock was released in the meantime. */
function readPid(lockPath: string): number {
  try {
    return Number(readFileSync(lockPath, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}

/** Returns the id in a lock file if it belongs to a running process other than this one; otherwise undefined. */
function findOtherProcess(lockPath: string): number | undefined {
  const pid = readPid(lockPath)
  if (!(pid > 0) || pid === process.pid) return undefined
  try {
    // Signal 0 ends nothing. If no process has the id, `kill` throws ESRCH. If another user owns the process, `kill` throws
    // EPERM.
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return hasCode(error, 'EPERM') ? pid : undefined
  }
}

/** Creates the lock file. Replaces the lock of a process that has ended. @throws Error if the lock is in use. */
function writeLock(path: string, lockPath: string): void {
  const write = () => writeFileSync(lockPath, `${process.pid}\n`, { flag: 'wx' })
  try {
    write()
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    const pid = locksOfThisProcess.has(lockPath) ? process.pid : findOtherProcess(lockPath)
    if (pid !== undefined)
      throw new Error(`${path} is in use by process ${pid} (if that is no mock backend, remove ${lockPath}).`)
    rmSync(lockPath, { force: true })
    write()
  }
}

/** The locks of one server on its logs. */
export class FileLocks {
  readonly #lockPaths = new Set<string>()

  /**
   * Locks a log, so that only one server writes to it: creates a lock file beside it. Returns the log's path without symbolic
   * links, where the lock is found under each path of the log.
   * @throws Error with a message of one line if the log is in use, has several names, or has a name that a server may use
   * beside another log; also if the lock file cannot be written.
   */
  lock(path: string): string {
    const realPath = resolveRealPath(path)
    if (companionName.test(basename(realPath)))
      throw new Error(`${path}: the mock backend uses such names beside its logs. Choose another name.`)
    // A server that writes to another hard link would find no lock there.
    if ((statSync(realPath, { throwIfNoEntry: false })?.nlink ?? 1) > 1)
      throw new Error(
        `${path} has another name (a hard link), under which it could be in use. Use a copy of it.`,
      )
    const lockPath = realPath + lockSuffix
    writeLock(path, lockPath)
    this.#lockPaths.add(lockPath)
    locksOfThisProcess.set(lockPath, this)
    try {
      // The lock exists before this check. Of two servers that start at the same time, at least one thus sees the other.
      this.#requireOwnSessionNames(path, realPath)
    } catch (error) {
      this.#release(lockPath)
      throw error
    }
    return realPath
  }

  /** Releases all locks. */
  release(): void {
    for (const lockPath of this.#lockPaths) this.#release(lockPath)
  }

  #release(lockPath: string): void {
    rmSync(lockPath, { force: true })
    this.#lockPaths.delete(lockPath)
    locksOfThisProcess.delete(lockPath)
  }

  /** The log of a session has the name of the server's log, a dot and a suffix. Such a pair of logs needs one owner. */
  #requireOwnSessionNames(path: string, realPath: string): void {
    const name = basename(realPath)
    for (const file of readdirSync(dirname(realPath))) {
      if (!file.endsWith(lockSuffix)) continue
      const otherName = file.slice(0, -lockSuffix.length)
      if (!name.startsWith(`${otherName}.`) && !otherName.startsWith(`${name}.`)) continue
      const lockPath = join(dirname(realPath), file)
      const owner = locksOfThisProcess.get(lockPath)
      const pid = owner === undefined ? findOtherProcess(lockPath) : process.pid
      if (owner === this || pid === undefined) continue
      throw new Error(
        `${path} can be the log of a session beside ${otherName}, or the reverse, and process ${pid} uses ${otherName} (if that is no mock backend, remove ${lockPath}).`,
      )
    }
  }
}
