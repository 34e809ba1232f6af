import { runControl } from '../controls/run-control.ts'
import {
  type CallEntry,
  type ControlEntry,
  type LogEntry,
  type LogHeader,
  MemoryLogStore,
} from '../world/log.ts'
import { consumeFault } from '../world/settings.ts'
import { World } from '../world/world.ts'
import { applySettings } from './apply-settings.ts'
import { decodeBody } from './incoming-request.ts'
import { matchOperation } from './match-operation.ts'
import { runOperation } from './run-operation.ts'

/** Applies the log entries of other tabs, and then runs `work`. No other task uses the world in the meantime. */
export function runExclusive<Result>(world: World, work: () => Promise<Result>): Promise<Result> {
  return world.store.exclusive(async () => {
    await applyNewEntries(world)
    return work()
  })
}

/**
 * Replaces the state of `world` by the state of `newWorld`, and the log of `world` by `entries`. Call it only inside
 * `runExclusive`. @throws if the log cannot be stored.
 */
export async function replaceWorld(
  world: World,
  newWorld: World,
  entries: readonly LogEntry[],
): Promise<void> {
  await world.store.restart(newWorld.header, entries)
  world.replaceWith(newWorld)
}

/** Rebuilds the world from `header`, and starts a new log with that header. Call it only inside `runExclusive`. */
export async function startNewLog(world: World, header = world.createHeader()): Promise<void> {
  await world.build(header)
  await world.store.restart(header)
}

async function applyNewEntries(world: World): Promise<void> {
  const header = await world.store.header()
  if (!header) return startNewLog(world)
  const { version } = world.createHeader()
  if (header.version !== version)
    return archiveLog(world, `it is of version ${header.version}, not ${version}`)
  try {
    if (world.header?.generation !== header.generation) await world.build(header)
    for (const entry of await world.store.entries(world.position)) {
      await replayEntry(world, entry)
      world.position += 1
    }
  } catch (error) {
    await archiveLog(world, error instanceof Error ? error.message : String(error))
  }
}

/**
 * Archives a log that cannot be applied completely, and starts a new log with a new world. No world may have only a part of
 * the changes in its log.
 */
async function archiveLog(world: World, reason: string): Promise<void> {
  const oldHeader = await world.store.header()
  await world.store.archive()
  await startNewLog(world, { ...world.createHeader(), generation: (oldHeader?.generation ?? 0) + 1 })
  world.options.report?.(`Mock backend: the log was set aside (${reason}). A new world begins.`)
}

/** Creates a new world with the options of an existing world, and replays a log in the new world. @throws ReplayError */
export async function replayLog(
  { options }: World,
  header: LogHeader,
  entries: readonly LogEntry[],
): Promise<World> {
  const world = new World({ ...options, store: new MemoryLogStore(), report: undefined })
  await world.build(header)
  for (const entry of entries) {
    try {
      await replayEntry(world, entry)
    } catch (cause) {
      throw new ReplayError(world.position + 1, { cause })
    }
    world.position += 1
  }
  return world
}

/** The error for a log entry that cannot be replayed. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError'
  /** The position of the entry in the log, counting from 1. */
  readonly step: number

  constructor(step: number, options: ErrorOptions) {
    super(`entry ${step} cannot be replayed`, options)
    this.step = step
  }
}

/**
 * Replays one entry without latency. The world's clock shows the instant at which the entry was recorded. The entry of a
 * fault makes no call fail; it only updates the counters of the fault.
 */
async function replayEntry(world: World, entry: LogEntry): Promise<void> {
  if (entry.kind === 'settings') applySettings(world, entry)
  else if (entry.kind === 'fault') world.settings = consumeFault(world.settings, entry.operationId)
  else if (entry.kind === 'control') await replayControl(world, entry)
  else await replayCall(world, entry)
}

async function replayControl(
  world: World,
  { name, url, body, instant, status }: ControlEntry,
): Promise<void> {
  world.clock.pin(Date.parse(instant))
  const { response } = await runControl(world, { name, url: new URL(url), body })
  if (response.status !== status) throw new Error(`${name} answers ${response.status}, not ${status}`)
}

async function replayCall(world: World, entry: CallEntry): Promise<void> {
  const url = new URL(entry.url)
  const match = matchOperation(entry.method, url.pathname)
  if (match === 'unknown path' || 'allowed' in match) throw new Error(`no operation matches ${entry.url}`)
  world.clock.pin(Date.parse(entry.instant))
  const { method, headers } = entry
  const request = { method, url, headers: new Headers(headers), body: decodeBody(entry) }
  const { response } = await runOperation(world, match, request)
  if (response.status !== entry.status) {
    throw new Error(`${entry.operationId} answers ${response.status}, not ${entry.status}`)
  }
}
