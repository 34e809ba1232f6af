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
 * Says that this process writes a file, by a file beside it. What a process left that is no more is taken over.
 * @returns how to give it back.
 * @throws Error with one line if another process has it, or if nothing can be written there.
 */
export function lockFile(path: string): () => void {
  // A session has a log called by its name behind a dot, and no session's name has this sign.
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
