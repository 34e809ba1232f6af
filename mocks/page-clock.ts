import { runExclusive } from './pipeline/run-exclusive.ts'
import type { World } from './world/world.ts'

/** The world's time at an instant of the host, in milliseconds. Ignores the pinned clock of a running call. */
function getWorldTime(world: World, host: number): number {
  // A world has no clock before it is built.
  const clock = (world.clock as World['clock'] | undefined)?.state()
  if (!clock) return host
  return clock.isTicking ? host + clock.offset : clock.offset
}

/** Creates a `Date` constructor with the time of a world, compatible with instances of `host`. */
export function createWorldDate(world: World, host: DateConstructor): DateConstructor {
  const now = () => getWorldTime(world, host.now())
  // A Proxy would be ten times slower, and the mock creates a Date for each row that it reads.
  function worldDate(...given: unknown[]) {
    if (!new.target) return new host(now()).toString()
    const made = given.length === 0 ? new host(now()) : new host(...(given as [number]))
    // Otherwise a subclass is constructed.
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

/** The part of `BroadcastChannel` that connects the tabs. */
interface TabChannel {
  postMessage(message: unknown): void
  onmessage: ((message: MessageEvent) => void) | null
}

/** The controls that may change the clock. */
const clockControls = /\/__mock\/(?:settings|reset|import)$/

/** Notifies other tabs of clock changes: an idle tab makes no calls, and would show the old time. */
export function broadcastClockChanges(
  world: World,
  answer: (request: Request) => Promise<Response>,
  channel: TabChannel,
): (request: Request) => Promise<Response> {
  // The next call reports an error.
  channel.onmessage = () => void runExclusive(world, async () => {}).catch(() => {})
  return async (request) => {
    const isControl = clockControls.test(new URL(request.url).pathname)
    const response = await answer(request)
    if (isControl && response.ok) channel.postMessage('clock')
    return response
  }
}
