import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { Fault } from './control-types.ts'
import type { Db } from './db/db.ts'
import { createMswHandlers } from './msw-handlers.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import { respondToRequest } from './server.ts'
import { MemorySnapshotStore } from './world/memory-snapshot-store.ts'
import {
  type InitialState,
  type ResponseViolation,
  testNow,
  World,
  type WorldOptions,
} from './world/world.ts'

/** The options of a mock backend for tests. The default world is the scenario `demo` on a fixed Monday, with a stopped clock. */
export interface MockOptions extends InitialState {
  /** The faults that are set from the start. */
  faults?: readonly Fault[]
  /** The origin of the backend. */
  origin?: string
  /**
   * Whether a violation of the contract causes a response with status 500 or makes the request fail. In both cases,
   * `violations` records the violation.
   */
  onViolation?: WorldOptions['onViolation']
  /** Waits for the latency. Without this function, latency is ignored. */
  wait?: WorldOptions['wait']
}

/** A request that the mock backend intercepted in the process of the test. */
export interface InterceptedRequest {
  method: string
  /** The path with the query string. */
  path: string
}

/** A mock backend that runs in the process of a test. */
export interface Mock {
  readonly world: World
  /** The current rows of the backend. */
  readonly db: Db
  /** Violations of the contract. The test setup fails each test that causes a violation. */
  readonly violations: readonly ResponseViolation[]
  /** The intercepted requests in the order of their arrival. They do not include the calls of the method `request`. */
  readonly requests: readonly InterceptedRequest[]
  /** MSW handlers, for a custom MSW server. */
  readonly handlers: readonly HttpHandler[]
  /** Returns the response to a request, without a network. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Resets the world. Absent fields default to the initial state from the options of `createMock`. */
  reset(initialState?: InitialState): Promise<void>
  /** Starts to intercept the requests of the process. A request that no handler matches is an error. */
  listen(): void
  /** Stops intercepting the requests. */
  close(): void
}

/** The snapshots that all mock backends of the process share. */
const snapshots = new MemorySnapshotStore()

/** Creates a mock backend for tests. @throws Error if the initial state or a fault is invalid. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { faults, origin = 'http://localhost:3000', onViolation, wait, ...initialState } = options
  const world = new World({ initialState: { now: testNow, ...initialState }, onViolation, wait, snapshots })
  const requests: InterceptedRequest[] = []
  const handlers = createMswHandlers(origin, (request) => {
    const { pathname, search } = new URL(request.url)
    requests.push({ method: request.method, path: `${pathname}${search}` })
    return respondToRequest(world, request)
  })
  const server = setupServer(...handlers)
  const request = (path: string, init?: RequestInit) =>
    respondToRequest(world, new Request(`${origin}${path}`, init))
  const callControl = async (method: string, name: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await request(`/__mock/${name}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
  }
  // An empty task builds the world, so that `createMock` rejects an invalid initial state.
  await runExclusive(world, async () => {})
  if (faults) await callControl('PATCH', 'settings', { faults })
  return {
    world,
    requests,
    handlers,
    violations: world.violations,
    request,
    get db() {
      return world.db
    },
    reset: (newState = {}) => callControl('POST', 'reset', newState),
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  }
}
