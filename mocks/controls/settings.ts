import { refuse } from '../contract/refusal.ts'
import type { Latency, Settings } from '../control-types.ts'
import { applySettings } from '../pipeline/apply-settings.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import { refuseInvalidFields } from '../rules/field-refusals.ts'
import type { SettingsEntry } from '../world/log.ts'
import type { World } from '../world/world.ts'
import type { WorldControl } from './control.ts'
import { parseDuration } from './duration.ts'
import { findInstantProblem, findTimeProblem } from './instant.ts'
import { createStateResponse } from './state.ts'

/** Whether the minimum of a latency is above its maximum. A schema cannot check this. */
export const isReversedLatency = ({ min, max }: Latency): boolean => min > max

/** Changes latency, faults and the clock. */
export const settingsControl: WorldControl<Settings> = {
  method: 'PATCH',
  schema: 'settings',
  runOnWorld: changeSettings,
}

async function changeSettings(world: World, change: Settings): Promise<BackendResponse> {
  const { latency, faults } = change
  if (latency && isReversedLatency(latency)) {
    refuse(400, { 'latency.max': ['Debe ser mayor o igual que latency.min.'] })
  }
  const instant = world.clock.now().toISOString()
  const entry: SettingsEntry = { kind: 'settings', latency, faults, ...getNewTime(world, change), instant }
  applySettings(world, entry)
  await world.record(entry)
  return createStateResponse(world)
}

function getNewTime(world: World, { now, advance, real }: Settings): Pick<SettingsEntry, 'now' | 'offset'> {
  if (real) return getRealTime(world, now ?? advance)
  if (advance === undefined) {
    refuseInvalidFields({ now: toList(now === undefined ? undefined : findInstantProblem(now)) })
    return { now }
  }
  if (now !== undefined) refuse(400, { advance: ['No puede ir junto con now.'] })
  const duration = parseDuration(advance)
  if (duration === undefined) refuse(400, { advance: ['Debe ser una duración ISO 8601, como P1D o PT90M.'] })
  const newTime = world.clock.now().getTime() + duration
  refuseInvalidFields({ advance: toList(findTimeProblem(newTime)) })
  return { now: new Date(newTime).toISOString() }
}

const toList = (problem: string | undefined): string[] => (problem === undefined ? [] : [problem])

function getRealTime({ options: { wallClock } }: World, requestedTime: string | undefined) {
  if (requestedTime !== undefined) refuse(400, { real: ['No puede ir junto con otra hora.'] })
  if (!wallClock) return refuse(400, { real: ['Este backend no tiene reloj: la hora está detenida.'] })
  return { now: new Date(wallClock()).toISOString(), offset: 0 }
}
