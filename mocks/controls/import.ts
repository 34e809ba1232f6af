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

/** Takes the place of everything, or of nothing: the file is replayed on a world of its own before. */
export const importControl: WorldControl<unknown> = {
  method: 'POST',
  schema: 'own',
  govern: async (world, file) => {
    const problem = findStateFileProblem(file)
    if (problem !== undefined) return refused(problem)
    const { header, entries, now } = file as StateFileContents
    const generation = (world.header.generation || 0) + 1
    const made = await madeOf(world, { header: { ...header, generation }, entries, now })
    if (typeof made === 'string') return refused(made)
    await replaceWorld(world, made.other, made.log)
    return createStateResponse(world)
  },
}

async function madeOf(
  world: World,
  { header, entries, now }: Pick<StateFileContents, 'header' | 'entries' | 'now'>,
): Promise<{ other: World; log: LogEntry[] } | string> {
  try {
    const other = await replayLog(world, header, entries)
    // A ticking clock has the offset to the host's clock that the file contains.
    if (findTimeProblem(other.clock.now().getTime()) !== undefined) return copy.cannotBegin
    return { other, log: [...entries, ...setBack(other, now)] }
  } catch (error) {
    const isStep = error instanceof ReplayError
    return isStep ? copy.doesNotHappenAgain(error.step, entries.length) : copy.cannotBegin
  }
}

const refused = (message: string): BackendResponse => ({ status: 400, body: { message } })

/** Sets a ticking clock back to the time of the export, so that nothing of the state has expired. */
function setBack(world: World, now: string): LogEntry[] {
  const instant = world.clock.now().toISOString()
  if (Date.parse(instant) === Date.parse(now)) return []
  const entry: SettingsEntry = { kind: 'settings', now, instant }
  applySettings(world, entry)
  world.position += 1
  return [entry]
}
