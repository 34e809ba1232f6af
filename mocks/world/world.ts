import { contract } from '../contract/generated/contract.ts'
import type { ResetRequest, ScenarioName } from '../control-types.ts'
import { WorldClock } from '../db/clock.ts'
import { createDatabase, type Database, type Db, dumpRows, loadRows } from '../db/db.ts'
import { drawRandom, SeededIds } from '../db/ids.ts'
import type { HostServices } from '../handlers/handler.ts'
import type { ScenarioContext } from '../scenarios/scenario-builder.ts'
import { type Scenario, scenarios } from '../scenarios/scenarios.ts'
import { toCanonicalJson } from './canonical-json.ts'
import { type LogEntry, type LogHeader, type LogStore, MemoryLogStore } from './log.ts'
import type { Mutex } from './mutex.ts'
import { createSettings, type WorldSettings } from './settings.ts'
import { getSnapshotKey, restoreSnapshot, type SnapshotStore, takeSnapshot } from './snapshot.ts'

/** Whether a text is the name of a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}

/** The initial state of a world. Without a wall clock, `now` defaults to a fixed Monday, and the clock is stopped. */
export type InitialState = ResetRequest

/** The services and settings that the host provides. */
export interface WorldOptions extends HostServices {
  initialState?: InitialState
  /** Returns milliseconds since 1970. Without this function, the clock is stopped. */
  wallClock?: () => number
  /** Waits until the time is over or the signal aborts. Without this function, latency is ignored. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Shared by the worlds of a process. Allows one build of a large world at a time, because a build takes much memory. */
  buildMutex?: Mutex
  store?: LogStore
  /** Caches worlds just after they are built. */
  snapshots?: SnapshotStore
  /** The origin of the portal; defaults to the address of the backend. */
  portalUrl?: string
  /** The base path of the backend, with a slash at both ends; defaults to `/`. */
  root?: string
  /** What happens if a response violates the contract: 'answer' (the default) responds with 500, 'throw' throws an error. */
  onViolation?: 'answer' | 'throw'
  report?: (message: string) => void
}

/** A response that the contract does not allow, or an error that a handler threw. */
export interface ResponseViolation {
  operationId: string
  /** A JSON pointer into the body of the response. */
  pointer: string
  reason: string
}

/** The default instant of tests: a Monday. */
export const testNow = '2026-03-16T10:00:00-03:00'

/** The state of one backend: rows, clock, ids, settings, and the log from which the state can be rebuilt. */
export class World {
  readonly store: LogStore
  readonly options: WorldOptions
  readonly violations: ResponseViolation[] = []
  header!: LogHeader
  clock!: WorldClock
  ids!: SeededIds
  settings!: WorldSettings
  /** The number of log entries that this world has applied. */
  position = 0
  #database!: Database
  #latencyDraws = 0

  /** Creates a world without any state. `pipeline/run-exclusive.ts` builds the state before the backend handles its first call. */
  constructor(options: WorldOptions = {}) {
    this.options = options
    this.store = options.store ?? new MemoryLogStore()
  }

  get db(): Db {
    return this.#database.db
  }

  /** The number of rows of all collections; 0 before the world is built. */
  get rowCount(): number {
    if (!this.header) return 0
    return Object.values(this.db).reduce((sum, table) => sum + table.count(), 0)
  }

  get journal(): Database['journal'] {
    return this.#database.journal
  }

  /** Creates the header of a new log. Absent fields default to the host's initial state. */
  createHeader(requestedState: InitialState = {}): LogHeader {
    const { scenario = 'demo', seed = 1, now, tick } = { ...this.options.initialState, ...requestedState }
    const wallClock = this.options.wallClock
    const instant = now === undefined ? (wallClock?.() ?? Date.parse(testNow)) : Date.parse(now)
    const isTicking = wallClock !== undefined && (tick ?? now === undefined)
    return {
      version: contract.version,
      generation: (this.header?.generation || 0) + 1,
      scenario,
      seed,
      now: new Date(instant).toISOString(),
      tick: isTicking,
      offset: isTicking ? instant - wallClock() : instant,
    }
  }

  /** Builds the scenario of a header. @throws Error if the scenario of the header does not exist. */
  async build(header: LogHeader): Promise<void> {
    if (!isScenarioName(header.scenario)) throw new Error(`There is no scenario ${header.scenario}`)
    const database = createDatabase()
    const wallClock = header.tick ? this.options.wallClock : undefined
    const clock = new WorldClock(wallClock, wallClock ? header.offset : Date.parse(header.now))
    const ids = new SeededIds(header.seed, (collection, id) => database.db[collection].has(id))
    clock.pin(Date.parse(header.now))
    const key = getSnapshotKey(header)
    const snapshot = await this.options.snapshots?.read(key)
    const isRestored = snapshot !== undefined && restoreSnapshot({ db: database.db, ids }, snapshot)
    if (!isRestored) {
      const isLarge = await this.#buildRows(database, scenarios[header.scenario], { clock, ids })
      const { snapshots, pause } = this.options
      if (isLarge || snapshots?.storesSmallWorlds) {
        await snapshots?.write(key, takeSnapshot({ db: database.db, ids }), pause)
      }
    }
    clock.unpin()
    this.#database = database
    this.header = header
    this.clock = clock
    this.ids = ids
    this.settings = createSettings()
    this.position = 0
  }

  /**
   * Builds the rows of a scenario, and returns whether the scenario is large. A large scenario calls `pause` during its build;
   * the first of these calls acquires the mutex.
   */
  async #buildRows(
    database: Database,
    scenario: Scenario,
    context: Omit<ScenarioContext, 'pause'>,
  ): Promise<boolean> {
    const { pause, buildMutex } = this.options
    let release: (() => void) | undefined
    let isLarge = false
    const pauseExclusively = async () => {
      isLarge = true
      release ??= await buildMutex?.acquire()
      await pause?.()
    }
    try {
      await loadRows(database, await scenario({ ...context, pause: pauseExclusively }), pause)
    } finally {
      release?.()
    }
    return isLarge
  }

  /** Replaces the state by the state of `newWorld`, which must not be used afterwards. */
  replaceWith(newWorld: World): void {
    this.#database = newWorld.#database
    this.header = newWorld.header
    this.clock = newWorld.clock
    this.ids = newWorld.ids
    this.settings = newWorld.settings
    this.position = newWorld.position
  }

  /** Appends an entry to the log. If that fails, the world is rebuilt without the entry before the backend handles its next call. */
  async record(entry: LogEntry): Promise<void> {
    try {
      await this.store.append([entry])
      this.position += 1
    } catch (error) {
      this.header = { ...this.header, generation: Number.NaN }
      throw error
    }
  }

  /** Returns the base URL of the backend. `url` is the URL of the current call. */
  getBackendUrl(url: URL): URL {
    return new URL(this.options.root ?? '/', url.origin)
  }

  /** Returns the base URL of the portal. `url` is the URL of the current call. */
  getPortalUrl(url: URL): URL {
    const { portalUrl } = this.options
    return portalUrl === undefined ? this.getBackendUrl(url) : new URL(portalUrl)
  }

  /** Draws the latency of the next call, in milliseconds. The latency is not logged, because it changes no response. */
  drawLatency(): number {
    const { min, max } = this.settings.latency
    this.#latencyDraws += 1
    return min + drawRandom(this.header.seed + this.#latencyDraws).value * (max - min)
  }

  /** Serialises everything that affects the responses to further calls. Two worlds are equal if their texts are equal. */
  serialise(): string {
    const { generation: _, ...header } = this.header
    return toCanonicalJson({
      header,
      clock: this.clock.state(),
      ids: this.ids.state(),
      settings: this.settings,
      rows: dumpRows(this.db),
    })
  }
}
