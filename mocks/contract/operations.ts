import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { WorldOptions } from '../world/world.ts'
import type { PublicOperationId, QueryDefaults } from './generated/contract.ts'
import type { components, operations } from './generated/schema.ts'
import type { UploadedFile } from './uploaded-file.ts'

/*
 * The types of the contract's operations. See `rules/access.ts` for permissions, `handlers/handlers.ts` for the handlers and
 * `scenarios/scenarios.ts` for the initial rows.
 */

/** The id of an operation of the contract. */
export type OperationId = keyof operations

/** The schemas of the contract, by name. */
export type Schemas = components['schemas']

/** The user of a valid bearer token. */
export interface Caller {
  userId: number
  /** The session's name, as the login answered it. */
  sessionId: string
  token: string
}

/** Converts `path?: never` to an empty record. */
type Declared<Part> = [NonNullable<Part>] extends [never] ? Record<never, never> : NonNullable<Part>

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = Declared<operations[Id]['parameters']['path']>

type RawQuery<Id extends OperationId> = Declared<operations[Id]['parameters']['query']>
type DefaultsOf<Id extends OperationId> = Id extends keyof QueryDefaults ? QueryDefaults[Id] : never

/** The query parameters of an operation; those with a default are required. */
export type QueryOf<Id extends OperationId> = RawQuery<Id> &
  Required<Pick<RawQuery<Id>, DefaultsOf<Id> & keyof RawQuery<Id>>>

/**
 * The request body; undefined if the operation takes none. A multipart body is an object of its fields. A file is an
 * `UploadedFile`, which has no name if it is the whole body.
 */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? BodyIn<Content>
  : OptionalBody<NonNullable<operations[Id]['requestBody']>> | undefined

type OptionalBody<Request> = Request extends { content: infer Content } ? BodyIn<Content> : never

type BodyIn<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'multipart/form-data': infer Fields }
    ? Fields
    : UploadedFile

type Responses<Id extends OperationId> = operations[Id]['responses']

/** The statuses that an operation declares. */
export type StatusOf<Id extends OperationId> = keyof Responses<Id> & number

/** The response body of a status: JSON, bytes, or undefined for none. */
export type AnswerOf<Id extends OperationId, Status extends StatusOf<Id>> = Responses<Id>[Status] extends {
  content: infer Content
}
  ? AnswerIn<Content>
  : undefined

type AnswerIn<Content> = [Content] extends [never]
  ? undefined
  : Content extends { 'application/json': infer Body }
    ? Body
    : Uint8Array

/** The reply of a handler: a union discriminated by `status`. */
export type Reply<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: AnswerOf<Id, Status> }
}[StatusOf<Id>]

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
  /** Stopped during the call. */
  clock: Clock
  ids: IdGenerator
  /** The host's services for long work. */
  host: Pick<WorldOptions, 'pause' | 'openWorkbook'>
}

/** The argument of an access rule. The body is not read yet; `query` has the valid parameters only. */
export type AccessCall<Id extends OperationId> = Pick<
  Call<Id>,
  'operationId' | 'path' | 'caller' | 'db' | 'clock'
> & { query: Partial<QueryOf<Id>> }

/** The handler of one operation. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

/** The handlers of all operations; a missing one is a type error. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** Creates a reply without a body. */
export function reply<Status extends number>(status: Status): { status: Status; body: undefined }
/** Creates a reply. The operation must declare its status and body, else the handler does not compile. */
export function reply<Status extends number, Body>(status: Status, body: Body): { status: Status; body: Body }
/** The implementation of the overloads above. */
export function reply(status: number, body?: unknown) {
  return { status, body }
}
