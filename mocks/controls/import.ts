import { stateFileSentences as copy } from '../copy/state-file.ts'
import { applySettings } from '../pipeline/apply-settings.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import { ReplayError, replaceWorld, replayLog } from '../pipeline/run-exclusive.ts'
import type { LogEntry, SettingsEntry } from '../world/log.ts'
import type { World } from '../world/world.ts'
import type { WorldControl } from './control.ts'
import { findTimeProblem } from './instant.ts'
import { createStateResponse } from './state.ts'
import { findStateFileProblem, type StateFileContents } from './state-file.ts'

/**
 * Replaces the world by the world of a state file. First replays the file on a separate world. If the replay fails, the
 * world stays unchanged.
 */
export const importControl: WorldControl<unknown> = {
  method: 'POST',
  schema: 'own',
  runOnWorld: async (world, file) => {
    const problem = findStateFileProblem(file)
    if (problem !== undefined) return createRefusal(problem)
    const { header, entries, now } = file as StateFileContents
    const generation = (world.header.generation || 0) + 1
    const replay = await replayStateFile(world, { header: { ...header, generation }, entries, now })
    if (typeof replay === 'string') return createRefusal(replay)
    await replaceWorld(world, replay.replayedWorld, replay.log)
    return createStateResponse(world)
  },
}

/** Replays a state file on a new world. If the replay fails, returns a Spanish sentence with the reason. */
async function replayStateFile(
  world: World,
  { header, entries, now }: Pick<StateFileContents, 'header' | 'entries' | 'now'>,
): Promise<{ replayedWorld: World; log: LogEntry[] } | string> {
  try {
    const replayedWorld = await replayLog(world, header, entries)
    // The time may be out of range, because a ticking clock applies the offset of the file to the clock of this host.
    if (findTimeProblem(replayedWorld.clock.now().getTime()) !== undefined) return copy.invalidStart
    return { replayedWorld, log: [...entries, ...restoreClock(replayedWorld, now)] }
  } catch (error) {
    const isReplayError = error instanceof ReplayError
    return isReplayError ? copy.replayFailed(error.step, entries.length) : copy.invalidStart
  }
}

const createRefusal = (message: string): BackendResponse => ({ status: 400, body: { message } })

/**
 * Sets the clock to the time of the export. At a later time, the exported sessions and codes could be expired. Returns a
 * list with the log entry of this change; an empty list if the clock already has that time.
 */
function restoreClock(world: World, exportedAt: string): LogEntry[] {
  const instant = world.clock.now().toISOString()
  if (Date.parse(instant) === Date.parse(exportedAt)) return []
  const entry: SettingsEntry = { kind: 'settings', now: exportedAt, instant }
  applySettings(world, entry)
  world.position += 1
  return [entry]
}
