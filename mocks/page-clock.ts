import { runExclusive } from './pipeline/run-exclusive.ts'
import type { World } from './world/world.ts'

/** Returns the world's time at an instant of the host, in milliseconds. Ignores the stopped clock of a running call. */
function getWorldTime(world: World, host: number): number {
  // A world has no clock before it is built.
  const clock = (world.clock as World['clock'] | undefined)?.state()
  if (!clock) return host
  return clock.isTicking ? host + clock.offset : clock.offset
}

/** Creates a `Date` constructor with the time of a world, compatible with instances of `host`. */
export function createWorldDate(world: World, host: DateConstructor): DateConstructor {
  const now = () => getWorldTime(world, host.now())
  // Not a Proxy, which would be ten times slower, because the mock creates a Date for each row that it reads.
  function worldDate(...args: unknown[]) {
    if (!new.target) return new host(now()).toString()
    const date = args.length === 0 ? new host(now()) : new host(...(args as [number]))
    // Another `new.target` is a subclass.
    return new.target === worldDate ? date : Object.setPrototypeOf(date, new.target.prototype)
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

/** Notifies other tabs of clock changes, because an idle tab makes no calls and would show the old time. */
export function broadcastClockChanges(
  world: World,
  answer: (request: Request) => Promise<Response>,
  channel: TabChannel,
): (request: Request) => Promise<Response> {
  // Ignores an error, because the next call reports the error.
  channel.onmessage = () => void runExclusive(world, async () => {}).catch(() => {})
  return async (request) => {
    const isControl = clockControls.test(new URL(request.url).pathname)
    const response = await answer(request)
    if (isControl && response.ok) channel.postMessage('clock')
    return response
  }
}
