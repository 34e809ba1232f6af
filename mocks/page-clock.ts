import type { World } from './db/world.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'

/** What a world shows at an instant of its host, in milliseconds. Not that of a call that is going on: it stands still. */
function getWorldTime(world: World, host: number): number {
  // Before its first turn a world has no clock.
  const clock = (world.clock as World['clock'] | undefined)?.state()
  if (!clock) return host
  return clock.isTicking ? host + clock.offset : clock.offset
}

/**
 * A `Date` that shows the time of a world; `host` is the page's own, with which a world that ticks goes on. All else is
 * the host's: what one makes is an instance of the other.
 */
export function createWorldDate(world: World, host: DateConstructor): DateConstructor {
  const now = () => getWorldTime(world, host.now())
  // No Proxy: one takes ten times as long, and the mock itself makes a Date of each row that it looks at.
  function worldDate(...given: unknown[]) {
    if (!new.target) return new host(now()).toString()
    const made = given.length === 0 ? new host(now()) : new host(...(given as [number]))
    // Else it is a class that extends this one.
    return new.target === worldDate ? made : Object.setPrototypeOf(made, new.target.prototype)
  }
  Object.setPrototypeOf(worldDate, host)
  Object.defineProperties(worldDate, {
    prototype: { value: host.prototype },
    now: { value: now, writable: true, configurable: true },
    name: { value: host.name },
    length: { value: host.length },
  })
  return worldDate as unknown as DateConstructor
}

/** How tabs hear of each other: a `BroadcastChannel`, or what stands in for one. */
interface TabChannel {
  postMessage(message: unknown): void
  onmessage: ((message: MessageEvent) => void) | null
}

/** The controls that may move the clock. */
const clockControls = /\/__mock\/(?:settings|reset|import)$/

/**
 * What answers, such that the other tabs hear when a clock was moved here, and look at it: a tab in which nobody does
 * anything makes no calls, and would go on showing the former time.
 */
export function broadcastClockChanges(
  world: World,
  answer: (request: Request) => Promise<Response>,
  channel: TabChannel,
): (request: Request) => Promise<Response> {
  // What cannot be read now is told of by the next call.
  channel.onmessage = () => void runExclusive(world, async () => {}).catch(() => {})
  return async (request) => {
    const isControl = clockControls.test(new URL(request.url).pathname)
    const response = await answer(request)
    if (isControl && response.ok) channel.postMessage('clock')
    return response
  }
}
