import type { ControlSchemaName } from '../contract/control-schemas.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import type { World } from '../world/world.ts'

/*
 * To add a control that reads or changes the data:
 *
 *   1. the schema of its body in `control-schemas.ts`, then `npm run generate`;
 *   2. a file such as `accounts.ts`, with the `method`, the name of the `schema`, and `run`;
 *   3. a line in `controls.ts`: the name is the path after `/__mock/`, and may have slashes.
 *
 * The body is checked (400 by field) before `run`, which runs alone and sees one instant. Its writes are one entry of the
 * log, which is replayed; a refusal, a status of 400 or more, or an error rolls them back. So `run` depends only on its
 * argument, and changes only `db`.
 */

/** The argument of a control. */
export interface ControlCall<Body> {
  db: Db
  /** Stopped during the call. */
  clock: Clock
  ids: IdGenerator
  /** The validated body; undefined without a schema. */
  body: Body
  /** The address of the call, with its query, which is not checked. */
  url: URL
  /** The base URL of the backend, with a final slash. */
  backend: URL
  /** The base URL of the portal, with a final slash, for links in messages and mails. */
  portal: URL
}

/** A call of the control surface that reads or changes the data. */
export interface Control<Body = undefined> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The schema of the body in `control-schemas.ts`; null for no body. */
  schema: ControlSchemaName | null
  run: (call: ControlCall<Body>) => BackendResponse | Promise<BackendResponse>
}

/** A control of the world itself, such as its scenario or its settings. It writes its own entry to the log. */
export interface WorldControl<Body = undefined> {
  method: Control['method']
  /** As above; 'own' if the control validates the body itself, which is undefined if it is not JSON. */
  schema: ControlSchemaName | null | 'own'
  /** Runs while no other call runs. */
  govern: (world: World, body: Body) => Promise<BackendResponse>
}
