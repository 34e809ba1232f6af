import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Whether this id belongs to a running process other than this one. */
function isOtherProcessRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    // Signal 0 ends nothing. If no process has the id, `kill` throws ESRCH. If another user owns the process, `kill` throws
    // EPERM.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks a file for this process: creates a lock file in the same folder. Replaces the lock of a process that has ended.
 * @returns a function that releases the lock.
 * @throws Error with a message of one line if another process holds the lock, or the lock file cannot be written.
 */
export function lockFile(path: string): () => void {
  // Session names cannot contain `~`, so no session's log has this name.
  const lockPath = `${path}~lock`
  const writeLock = () => writeFileSync(lockPath, `${process.pid}\n`, { flag: 'wx' })
  try {
    writeLock()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const lockingPid = Number(readFileSync(lockPath, 'utf8'))
    if (lockingPid > 0 && isOtherProcessRunning(lockingPid)) {
      throw new Error(
        `${path} is in use by process ${lockingPid} (if that is no mock backend, remove ${lockPath}).`,
      )
    }
    rmSync(lockPath)
    writeLock()
  }
  return () => rmSync(lockPath, { force: true })
}
