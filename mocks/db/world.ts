import { contract } from '../contract/generated/contract.ts'
import type { OpenWorkbook } from '../handlers/workbook.ts'
import type { ScenarioContext } from '../scenarios/scenario-builder.ts'
import { type Scenario, scenarios } from '../scenarios/scenarios.ts'
import { toCanonicalJson } from './canonical-json.ts'
import { WorldClock } from './clock.ts'
import { createDatabase, type Database, type Db, dumpRows, loadRows } from './db.ts'
import { nextRandom, SeededIds } from './ids.ts'
import { type LogEntry, type LogHeader, type LogStore, MemoryLogStore } from './log.ts'
import type { Mutex } from './mutex.ts'
import type { Pause } from './pause.ts'
import { createSettings, type WorldSettings } from './settings.ts'
import { getSnapshotKey, restoreSnapshot, type SnapshotStore, takeSnapshot } from './snapshot.ts'

/** The worlds that can be asked for. */
export type WorldScenario = keyof typeof scenarios & string

/** All of them. */
export const scenarioNames = Object.keys(scenarios) as WorldScenario[]

/** Whether there is a scenario of that name. */
export function isScenarioName(name: string): name is WorldScenario {
  return Object.hasOwn(scenarios, name)
}

/** A world as it is asked for; each part has a default. */
export interface InitialState {
  scenario?: WorldScenario
  seed?: number
  /** ISO 8601. Without it the world begins at the host's wall clock, or at a fixed Monday if the host has none. */
  now?: string
  /** Whether the clock goes on from `now`. Without `now` it does; needs a wall clock. */
  tick?: boolean
}

/** What a host gives to a world. */
export interface WorldOptions {
  initialState?: InitialState
  /** Milliseconds since 1970; without it time stands still. */
  wallClock?: () => number
  /** Waits, or stops waiting when the signal says so. Without it nothing is waited for. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Called in the middle of long work, such as building a large world; without it that is done in one go. */
  pause?: Pause
  /** Of several worlds in one process: the large ones are built one after the other, for each takes much memory. */
  buildMutex?: Mutex
  /** Begins the workbooks of downloads; without it they are written in one go. */
  openWorkbook?: OpenWorkbook
  store?: LogStore
  /** Keeps what took long to build, for the next world that begins in the same way. */
  snapshots?: SnapshotStore
  /** The origin of the portal; without it the portal is where the backend is. */
  portalUrl?: string
  /** The path below which the backend answers, with a slash at both ends: `/`, but in a folder of a host that has others. */
  root?: string
  /** What happens when a handler breaks the contract: a 500 that says so, or the call throws. */
  onViolation?: 'answer' | 'throw'
  /** Told what somebody who looks at the host should know. */
  report?: (message: string) => void
}

/** A reply, or a defect of a handler, that the contract does not allow. */
export interface ReplyViolation {
  operationId: string
  /** A JSON pointer into the reply's body. */
  pointer: string
  reason: string
}

/** The Monday of tests. */
export const testNow = '2026-03-16T10:00:00-03:00'

/** One backend: its data, its time, its ids, its settings, and the log that makes it anew. */
export class World {
  readonly store: LogStore
  readonly options: WorldOptions
  readonly violations: ReplyViolation[] = []
  header!: LogHeader
  clock!: WorldClock
  ids!: SeededIds
  settings!: WorldSettings
  /** How many entries of the store's log this world has seen. */
  position = 0
  #database!: Database
  #latencyDraws = 0

  /** A world of which nothing has been built yet: `pipeline/run-exclusive.ts` builds it before its first call. */
  constructor(options: WorldOptions = {}) {
    this.options = options
    this.store = options.store ?? new MemoryLogStore()
  }

  get db(): Db {
    return this.#database.db
  }

  /** How many rows there are in all: what a world weighs. None before it is built. */
  get rowCount(): number {
    if (!this.header) return 0
    return Object.values(this.db).reduce((sum, table) => sum + table.count(), 0)
  }

  get journal(): Database['journal'] {
    return this.#database.journal
  }

  /** The header of a new log. What is not asked for is as the host wanted it. */
  createHeader(requested: InitialState = {}): LogHeader {
    const { scenario = 'demo', seed = 1, now, tick } = { ...this.options.initialState, ...requested }
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

  /** Builds the scenario anew. @throws Error if the header names no scenario. */
  async build(header: LogHeader): Promise<void> {
    if (!isScenarioName(header.scenario)) throw new Error(`There is no scenario ${header.scenario}`)
    const database = createDatabase()
    const wallClock = header.tick ? this.options.wallClock : undefined
    const clock = new WorldClock(wallClock, wallClock ? header.offset : Date.parse(header.now))
    const ids = new SeededIds(header.seed, (collection, id) => database.db[collection].has(id))
    clock.pin(Date.parse(header.now))
    const key = getSnapshotKey(header)
    const kept = await this.options.snapshots?.read(key)
    const isRestored = kept !== undefined && restoreSnapshot({ db: database.db, ids }, kept)
    if (!isRestored) {
      const isLarge = await this.#fill(database, scenarios[header.scenario], { clock, ids })
      if (isLarge) {
        await this.options.snapshots?.write(key, takeSnapshot({ db: database.db, ids }), this.options.pause)
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
   * Builds the rows of a scenario; answers whether it is a large one, which pauses: it goes on once those before it are
   * built.
   */
  async #fill(
    database: Database,
    scenario: Scenario,
    ground: Omit<ScenarioContext, 'pause'>,
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
      await loadRows(database, await scenario({ ...ground, pause: pauseExclusively }), pause)
    } finally {
      release?.()
    }
    return isLarge
  }

  /** Becomes what another world is, which nobody uses any more. */
  replaceWith(other: World): void {
    this.#database = other.#database
    this.header = other.header
    this.clock = other.clock
    this.ids = other.ids
    this.settings = other.settings
    this.position = other.position
  }

  /** Adds what just happened to the log. What the log does not keep did not happen: then the world is built anew. */
  async record(entry: LogEntry): Promise<void> {
    try {
      await this.store.append([entry])
      this.position += 1
    } catch (error) {
      this.header = { ...this.header, generation: Number.NaN }
      throw error
    }
  }

  /** Where this backend stands, for a request to `url`. */
  getBackendUrl(url: URL): URL {
    return new URL(this.options.root ?? '/', url.origin)
  }

  /** Where the portal is, for a request to `url`. */
  getPortalUrl(url: URL): URL {
    const { portalUrl } = this.options
    return portalUrl === undefined ? this.getBackendUrl(url) : new URL(portalUrl)
  }

  /** How long the next call waits, in milliseconds. Not part of the world: it changes no answer. */
  drawLatency(): number {
    const { min, max } = this.settings.latency
    this.#latencyDraws += 1
    return min + nextRandom(this.header.seed + this.#latencyDraws).value * (max - min)
  }

  /** Everything that decides later answers, as text: two worlds are the same if these are. */
  serialise(): string {
    const { generation: _, ...header } = this.header
    const clock = this.clock.state()
    return toCanonicalJson({
      header,
      clock,
      ids: this.ids.state(),
      settings: this.settings,
      rows: dumpRows(this.db),
    })
  }
}
