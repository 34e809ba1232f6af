import type { ControlSchemaName } from '../contract/control-schemas.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { BackendResponse } from '../pipeline/backend-response.ts'
import type { World } from '../world/world.ts'

/*
 * How to add a control that reads or changes the data, such as what the guard does at the gate:
 *
 *   1. the schema of its body in `control-schemas.ts`, then `npm run generate`:
 *
 *        gate: createObject({ gate: id }, { plate: text }),
 *
 *   2. `mocks/controls/check-in.ts`:
 *
 *        export const checkIn: Control<CheckIn> = {
 *          method: 'POST',
 *          schema: 'gate',
 *          run: async ({ db, clock, ids, body }) => {
 *            if (…) refuse(409, { message: '…' })
 *            await db.movements.insert({ id: ids.next('movements'), … })
 *            return { status: 201, body: { … } }
 *          },
 *        }
 *
 *   3. one line in the table of `controls.ts`; the name is the path after `/__mock/` and may have slashes:
 *
 *        'gate/check-in': checkIn,
 *
 * The rest is common to all of them. The body is checked (400 by field) before `run`, which has the world to itself and
 * sees one instant. What it writes is one entry of the log and happens again at every replay; a refusal, an answer of 400
 * or more, or an error takes it back. So `run` depends on nothing but what it is given, and changes nothing but `db`.
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
