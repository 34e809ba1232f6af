import { runExclusive } from './pipeline/run-exclusive.ts'
import type { World } from './world/world.ts'

/**
 * Converts a time of the host to the time of the world, both in milliseconds since 1970. Reads the state of the clock,
 * because `clock.now()` does not advance during a call.
 */
function getWorldTime(world: World, hostTime: number): number {
  // A world has no clock before it is built.
  const clock = (world.clock as World['clock'] | undefined)?.state()
  if (!clock) return hostTime
  return clock.isTicking ? hostTime + clock.offset : clock.offset
}

/** Creates a `Date` constructor that uses the time of a world. Instances of `HostDate` are also instances of the result. */
export function createWorldDate(world: World, HostDate: DateConstructor): DateConstructor {
  const now = () => getWorldTime(world, HostDate.now())
  // A Proxy would be ten times slower, and the mock backend creates a Date for each row that it reads.
  function worldDate(...args: unknown[]) {
    if (!new.target) return new HostDate(now()).toString()
    const date = args.length === 0 ? new HostDate(now()) : new HostDate(...(args as [number]))
    // Any other `new.target` is a subclass, whose prototype the instance needs.
    return new.target === worldDate ? date : Object.setPrototypeOf(date, new.target.prototype)
  }
  Object.setPrototypeOf(worldDate, HostDate)
  Object.defineProperties(worldDate, {
    prototype: { value: HostDate.prototype },
    now: { value: now, writable: true, configurable: true },
    name: { value: HostDate.name },
    length: { value: HostDate.length },
  })
  return worldDate as unknown as DateConstructor
}

/** The members of `BroadcastChannel` that `broadcastClockChanges` uses. */
interface TabChannel {
  postMessage(message: unknown): void
  onmessage: ((message: MessageEvent) => void) | null
}

/** Opens the channel of a name. A page that may store nothing has no channel to other tabs: what it posts is lost. */
export function openTabChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name)
  } catch {
    return { postMessage: () => {}, onmessage: null }
  }
}

/** The controls that may change the clock. */
const clockControls = /\/__mock\/(?:settings|reset|import)$/

/**
 * Returns a function that responds like `respond` and notifies other tabs of clock changes. An idle tab makes no calls, and
 * would otherwise show the old time. Also applies the clock changes of other tabs to `world`.
 */
export function broadcastClockChanges(
  world: World,
  respond: (request: Request) => Promise<Response>,
  channel: TabChannel,
): (request: Request) => Promise<Response> {
  // `runExclusive` applies the changes of other tabs before its task, so an empty task is enough. An error is ignored here,
  // because the next call reports it.
  channel.onmessage = () => void runExclusive(world, async () => {}).catch(() => {})
  return async (request) => {
    const isControl = clockControls.test(new URL(request.url).pathname)
    const response = await respond(request)
    if (isControl && response.ok) channel.postMessage('clock')
    return response
  }
}
