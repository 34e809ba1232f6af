import { refuse } from '../contract/refusal.ts'
import { applySettings } from '../pipeline/apply-settings.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import { refuseFields } from '../rules/field-refusals.ts'
import type { SettingsEntry } from '../world/log.ts'
import type { WorldSettings } from '../world/settings.ts'
import type { World } from '../world/world.ts'
import type { WorldControl } from './control.ts'
import { parseDuration } from './duration.ts'
import { findInstantProblem, findTimeProblem } from './instant.ts'
import { createStateResponse } from './state.ts'

/** Whether the limits of a latency, each of which is right, are not right together. */
export const isUpsideDown = ({ min, max }: WorldSettings['latency']): boolean => min > max

/** The body of PATCH /__mock/settings. */
export type SettingsChange = Pick<SettingsEntry, 'latency' | 'faults' | 'now'> & {
  /** An ISO 8601 duration of weeks, days, hours, minutes and seconds, such as P1D. */
  advance?: string
  /** The clock follows the time of the host from now on. */
  real?: true
}

/** Latency, faults and the clock. */
export const settingsControl: WorldControl<SettingsChange> = {
  method: 'PATCH',
  schema: 'settings',
  govern: changeSettings,
}

async function changeSettings(world: World, change: SettingsChange): Promise<BackendResponse> {
  const { latency, faults } = change
  if (latency && isUpsideDown(latency)) {
    refuse(400, { 'latency.max': ['Debe ser mayor o igual que latency.min.'] })
  }
  const entry: SettingsEntry = {
    kind: 'settings',
    latency,
    faults,
    ...newTime(world, change),
    instant: world.clock.now().toISOString(),
  }
  applySettings(world, entry)
  await world.record(entry)
  return createStateResponse(world)
}

function newTime(
  world: World,
  { now, advance, real }: SettingsChange,
): Pick<SettingsEntry, 'now' | 'offset'> {
  if (real) return realTime(world, now ?? advance)
  if (advance === undefined) {
    refuseFields({ now: problems(now === undefined ? undefined : findInstantProblem(now)) })
    return { now }
  }
  if (now !== undefined) refuse(400, { advance: ['No puede ir junto con now.'] })
  const duration = parseDuration(advance)
  if (duration === undefined) refuse(400, { advance: ['Debe ser una duración ISO 8601, como P1D o PT90M.'] })
  const later = world.clock.now().getTime() + duration
  refuseFields({ advance: problems(findTimeProblem(later)) })
  return { now: new Date(later).toISOString() }
}

const problems = (problem: string | undefined): string[] => (problem === undefined ? [] : [problem])

function realTime({ options: { wallClock } }: World, other: string | undefined) {
  if (other !== undefined) refuse(400, { real: ['No puede ir junto con otra hora.'] })
  if (!wallClock) return refuse(400, { real: ['Este backend no tiene reloj: la hora está detenida.'] })
  return { now: new Date(wallClock()).toISOString(), offset: 0 }
}
