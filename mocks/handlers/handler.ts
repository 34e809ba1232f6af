import type { OperationIdsByTag, PublicOperationId } from '../contract/generated/contract.ts'
import type { BodyOf, HandlerResponse, OperationId, PathOf, QueryOf } from '../contract/operations.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { Pause } from '../db/pause.ts'
import type { OpenWorkbook } from './workbook.ts'

/** The user of a valid bearer token. */
export interface Caller {
  userId: number
  /** The `session_id` from the response of the login. */
  sessionId: string
  token: string
}

/** The host's services for long work. */
export interface HostServices {
  /** Yields to the event loop during long work, such as building a large world. */
  pause?: Pause
  /** Opens the workbook of a download. Without this service, the thread that runs the handler writes the workbook. */
  openWorkbook?: OpenWorkbook
}

/** The argument of a handler: an authenticated, validated call. */
export interface Call<Id extends OperationId> {
  operationId: Id
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** Null for the operations that need no session. */
  caller: Id extends PublicOperationId ? null : Caller
  /** The address of the request. */
  url: URL
  /** The base URL of the backend, with a final slash. */
  backend: URL
  /** The base URL of the portal, with a final slash, for links in messages and mails. */
  portal: URL
  db: Db
  /** Returns the same instant during the whole call. */
  clock: Clock
  ids: IdGenerator
  host: HostServices
}

/** The argument of an access rule, which runs before the body is read. `query` omits invalid parameters. */
export type AccessCall<Id extends OperationId> = Pick<
  Call<Id>,
  'operationId' | 'path' | 'caller' | 'db' | 'clock'
> & { query: Partial<QueryOf<Id>> }

/** The handler of one operation. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => HandlerResponse<Id> | Promise<HandlerResponse<Id>>

/** The handlers of all operations; a missing handler is a type error. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** The handlers of the operations of a tag; a missing handler is a type error. */
export type TagHandlers<Tag extends keyof OperationIdsByTag> = Pick<Handlers, OperationIdsByTag[Tag]>

/** Creates a handler's response that has no body. */
export function respond<Status extends number>(status: Status): { status: Status; body: undefined }
/** Creates a handler's response that has a body. A status or a body that the operation does not declare is a type error. */
export function respond<Status extends number, Body>(
  status: Status,
  body: Body,
): { status: Status; body: Body }
/** The implementation of the overloads above. */
export function respond(status: number, body?: unknown) {
  return { status, body }
}
