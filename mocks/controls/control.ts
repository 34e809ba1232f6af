import type { ControlSchemaName } from '../contract/control-schemas.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import type { World } from '../world/world.ts'

/*
 * To add a control that reads or changes the data:
 *
 *   1. Add the schema of its request body to `control-schemas.ts`, and run `npm run generate`.
 *   2. Add a file such as `accounts.ts`, with the `method`, the name of the `schema`, and `run`.
 *   3. Add a line to `controls.ts`: its key is the path after `/__mock/`, and may have slashes.
 *
 * The body is validated before `run`; an invalid body gets a 400 with field messages. During `run`, no other call runs and
 * the clock is stopped. The writes of `run` are one entry of the log. A refusal, a status of 400 or more, or an error rolls
 * the writes back. `run` must depend only on its argument and change only `db`, because a replay of the log calls `run`
 * again.
 */

/** The argument of a control. */
export interface ControlCall<Body> {
  db: Db
  /** Stopped during the call. */
  clock: Clock
  ids: IdGenerator
  /** The validated body; undefined if the control has no schema. */
  body: Body
  /** The URL of the call. Its query string is not validated. */
  url: URL
  /** The base URL of the backend, with a final slash. */
  backend: URL
  /** The base URL of the portal, with a final slash, for links in messages and mails. */
  portal: URL
}

/** A control that reads or changes the data of a world. */
export interface Control<Body = undefined> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The schema of the body in `control-schemas.ts`; null for no body. */
  schema: ControlSchemaName | null
  run: (call: ControlCall<Body>) => BackendResponse | Promise<BackendResponse>
}

/** A control that reads or changes more than rows, such as the settings. The control updates the log itself. */
export interface WorldControl<Body = undefined> {
  method: Control['method']
  /**
   * As in `Control`, or 'own' if the control itself validates the body. With 'own', the `body` of a request that is not
   * JSON is undefined.
   */
  schema: ControlSchemaName | null | 'own'
  /** Called while no other call runs. */
  runOnWorld: (world: World, body: Body) => Promise<BackendResponse>
}
