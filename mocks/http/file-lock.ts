import { readFileSync, rmSync, writeFileSync } from 'node:fs'

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks a file for this process by a lock file beside it. The lock of a process that has ended is taken over.
 * @returns a function that releases the lock.
 * @throws Error with one line if another process holds the lock, or the lock file cannot be written.
 */
export function lockFile(path: string): () => void {
  // Session names cannot contain `~`, so no session's log has this name.
  const lock = `${path}~lock`
  const write = () => writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' })
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(readFileSync(lock, 'utf8'))
    if (holder > 0 && isRunning(holder)) {
      throw new Error(`${path} is in use by process ${holder} (if that is no mock backend, remove ${lock}).`)
    }
    rmSync(lock)
    write()
  }
  return () => rmSync(lock, { force: true })
}
