import { BoundedLogStore, LogBudget } from '../db/bounded-log-store.ts'
import { FileLogStore } from '../db/file-log-store.ts'
import type { LogStore } from '../db/log.ts'
import { Mutex } from '../db/mutex.ts'
import { World, type WorldOptions } from '../db/world.ts'

/** How many isolated worlds are held; the one that nobody used for longest goes first. */
export const maxSessions = 200

/**
 * How many rows all worlds may have together: about 1.2 GB, for a row takes about 1200 bytes. A world of the scenario
 * `large` has 140,000 of them, one of the demo 1300.
 */
export const maxRows = 1_000_000

/** What the logs of all sessions may weigh together that are in no file, in bytes. */
const logBudgetBytes = 4 * 1024 * 1024

/** The session of calls that name none. */
export const defaultSession = 'default'

/** Whether a session may be called so. */
export const isSessionName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name)

/** Some file systems take capitals for small letters; two sessions are two files on all of them. */
const getLogPath = (persist: string, name: string) =>
  name === defaultSession
    ? persist
    : `${persist}.${name.replace(/[A-Z]/g, (letter) => `+${letter.toLowerCase()}`)}`

/** How worlds are kept. */
interface WorldPoolOptions {
  /** The file of the default session's log; the others have theirs beside it. Without it no log is in a file. */
  persist?: string
  maxRows?: number
}

/** A world, how many calls it is answering, and how many rows it had after the last one. */
interface PooledWorld {
  world: World
  calls: number
  rows: number
}

/** Does something with the world of a session. */
type WithWorld = <Result>(name: string, work: (world: World) => Promise<Result>) => Promise<Result>

/**
 * The worlds by session, each made when it is first asked for. With `persist`, each has its own log in a file, and one
 * that was let go comes back from it.
 */
export function createWorldPool(
  options: WorldOptions,
  { persist, ...limits }: WorldPoolOptions = {},
): WithWorld {
  const pool = new Map<string, PooledWorld>()
  // Kept for as long as the server runs: two worlds of one session write one after the other.
  const stores = new Map<string, LogStore>()
  const budget = new LogBudget(logBudgetBytes)
  const buildMutex = new Mutex()
  const getStore = (name: string) => {
    if (persist === undefined) return new BoundedLogStore(budget)
    const store = stores.get(name) ?? new FileLogStore(getLogPath(persist, name), options.report)
    stores.set(name, store)
    return store
  }
  const createPooledWorld = (name: string): PooledWorld => ({
    world: new World({ ...options, buildMutex: buildMutex, store: getStore(name) }),
    calls: 0,
    rows: 0,
  })
  return async (name, work) => {
    const one = pool.get(name) ?? createPooledWorld(name)
    pool.delete(name)
    pool.set(name, one)
    one.calls += 1
    try {
      return await work(one.world)
    } finally {
      one.calls -= 1
      one.rows = one.world.rowCount
      evictWorlds(pool, limits.maxRows ?? maxRows)
    }
  }
}

/** Lets worlds go that answer nobody, the one that nobody used for longest first, but never the one that was used last. */
function evictWorlds(all: Map<string, PooledWorld>, most: number): void {
  let rows = [...all.values()].reduce((sum, one) => sum + one.rows, 0)
  for (const [name, one] of [...all].slice(0, -1)) {
    if (all.size <= maxSessions && rows <= most) return
    if (one.calls > 0) continue
    all.delete(name)
    rows -= one.rows
    if (one.world.store instanceof BoundedLogStore) one.world.store.discard()
  }
}
