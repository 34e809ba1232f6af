import { WorldClock } from '../db/clock.ts'
import type { SettingsEntry } from '../world/log.ts'
import type { World } from '../world/world.ts'

/**
 * Applies a settings entry of the log to the settings and the clock of a world. Call this function only inside
 * `runExclusive`.
 */
export function applySettings(world: World, { instant, now, offset, latency, faults }: SettingsEntry): void {
  world.settings = {
    latency: latency ?? world.settings.latency,
    faults: faults ?? world.settings.faults,
  }
  if (now === undefined) return
  const { wallClock } = world.options
  if (offset !== undefined && wallClock) {
    world.clock = new WorldClock(wallClock, offset)
    return
  }
  world.clock.pin(Date.parse(instant))
  world.clock.set(Date.parse(now))
  world.clock.unpin()
}
