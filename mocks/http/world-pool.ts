import { BoundedLogStore, LogBudget } from '../world/bounded-log-store.ts'
import { FileLogStore } from '../world/file-log-store.ts'
import type { LogStore } from '../world/log.ts'
import { Mutex } from '../world/mutex.ts'
import { World, type WorldOptions } from '../world/world.ts'

/** The maximum number of worlds. The pool evicts the least recently used world first. */
export const maxSessions = 200

/**
 * The maximum number of rows in all worlds together: about 1.2 GB at 1200 bytes per row. The scenario `large` has 140,000
 * rows, `demo` 1300.
 */
export const maxRows = 1_000_000

/** The maximum size of all logs in memory, in bytes. */
const logBudgetBytes = 4 * 1024 * 1024

/** The name of the session for calls without a session header. */
export const defaultSession = 'default'

/** Whether a text is a valid session name. */
export const isSessionName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name)

/** The options of a world pool. */
interface WorldPoolOptions {
  /** Returns the path of a session's log file. The pool calls it once for each session. Without it, logs are in memory. */
  lockLogPath?: (session: string) => string
  /** The maximum number of rows in all worlds together; defaults to the constant `maxRows`. */
  maxRows?: number
}

/** A world, its number of running calls, and its number of rows after the last call. */
interface PooledWorld {
  world: World
  runningCalls: number
  rowCount: number
}

/** Runs `work` with the world of a session. */
type WithWorld = <Result>(name: string, work: (world: World) => Promise<Result>) => Promise<Result>

/**
 * Creates a pool with one world for each session. Returns the function that runs work with a world. After an eviction, the
 * next call of the session restores the world from the log file. Without `persist`, that call creates a new world.
 */
export function createWorldPool(
  options: WorldOptions,
  { lockLogPath, ...limits }: WorldPoolOptions = {},
): WithWorld {
  const pool = new Map<string, PooledWorld>()
  // A session keeps its store while the server runs. An evicted world and its successor thus never write to the log at the
  // same time.
  const stores = new Map<string, LogStore>()
  const budget = new LogBudget(logBudgetBytes)
  const buildMutex = new Mutex()
  const getStore = (name: string) => {
    if (lockLogPath === undefined) return new BoundedLogStore(budget)
    const store = stores.get(name) ?? new FileLogStore(lockLogPath(name), options.report)
    stores.set(name, store)
    return store
  }
  const createPooledWorld = (name: string): PooledWorld => ({
    world: new World({ ...options, buildMutex, store: getStore(name) }),
    runningCalls: 0,
    rowCount: 0,
  })
  return async (name, work) => {
    const pooledWorld = pool.get(name) ?? createPooledWorld(name)
    pool.delete(name)
    pool.set(name, pooledWorld)
    pooledWorld.runningCalls += 1
    try {
      return await work(pooledWorld.world)
    } finally {
      pooledWorld.runningCalls -= 1
      pooledWorld.rowCount = pooledWorld.world.rowCount
      evictWorlds(pool, limits.maxRows ?? maxRows)
    }
  }
}

/**
 * Evicts idle worlds while the pool exceeds a limit, the least recently used world first. Never evicts the most
 * recently used world.
 */
function evictWorlds(pool: Map<string, PooledWorld>, rowLimit: number): void {
  let totalRows = [...pool.values()].reduce((sum, pooledWorld) => sum + pooledWorld.rowCount, 0)
  for (const [name, pooledWorld] of [...pool].slice(0, -1)) {
    if (pool.size <= maxSessions && totalRows <= rowLimit) return
    if (pooledWorld.runningCalls > 0) continue
    pool.delete(name)
    totalRows -= pooledWorld.rowCount
    if (pooledWorld.world.store instanceof BoundedLogStore) pooledWorld.world.store.discard()
  }
}
