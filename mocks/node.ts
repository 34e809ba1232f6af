import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { Db } from './db/db.ts'
import type { ActiveFault } from './db/settings.ts'
import { type InitialState, type ReplyViolation, testNow, World, type WorldOptions } from './db/world.ts'
import { mswHandlers } from './msw-handlers.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import { answerRequest } from './server.ts'

/** How a mock for tests begins. By default the demo on a fixed Monday, where time stands still. */
export interface MockOptions extends InitialState {
  faults?: readonly ActiveFault[]
  /** The origin at which it answers. */
  origin?: string
  /** A violation is a 500 that says so, or the request fails. Both are kept in `violations`. */
  onViolation?: WorldOptions['onViolation']
  /** Waits for the latency that was asked for; by default nothing is waited for. */
  wait?: WorldOptions['wait']
}

/** A backend inside the process. */
export interface Mock {
  readonly world: World
  /** What the backend holds now. */
  readonly db: Db
  /** Replies that broke the contract. A test that leaves one has failed. */
  readonly violations: readonly ReplyViolation[]
  /** For an msw server of one's own. */
  readonly handlers: readonly HttpHandler[]
  /** Answers a request without a network. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Back to a known world; without more, the one it began with. */
  reset(beginning?: InitialState): Promise<void>
  /** Intercepts the process's requests; one that nobody answers is an error. */
  listen(): void
  close(): void
}

/** Makes a backend for tests. @throws Error if the beginning or the faults are not as the control surface takes them. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { faults, origin = 'http://localhost:3000', onViolation, wait, ...beginning } = options
  const world = new World({ initialState: { now: testNow, ...beginning }, onViolation, wait })
  const handlers = mswHandlers(origin, (request) => answerRequest(world, request))
  const server = setupServer(...handlers)
  const request = (path: string, init?: RequestInit) =>
    answerRequest(world, new Request(`${origin}${path}`, init))
  const control = async (method: string, name: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await request(`/__mock/${name}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
  }
  await runExclusive(world, async () => {})
  if (faults) await control('PATCH', 'settings', { faults })
  return {
    world,
    handlers,
    violations: world.violations,
    request,
    get db() {
      return world.db
    },
    reset: (asked = {}) => control('POST', 'reset', asked),
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  }
}
