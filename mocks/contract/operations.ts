import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { WorldOptions } from '../db/world.ts'
import type { PublicOperationId, QueryDefaults } from './generated/contract.ts'
import type { components, operations } from './generated/schema.ts'
import type { UploadedFile } from './uploaded-file.ts'

/*
 * The contract's operations as types. `access` of `rules/access.ts` answers who may call what, `handlers` of
 * `handlers/handlers.ts` what each call does, `scenarios` of `scenarios/scenarios.ts` with which rows a world begins.
 */

/** Each operation of the contract. */
export type OperationId = keyof operations

/** The schemas of the contract, by name. */
export type Schemas = components['schemas']

/** Who sends a bearer token that is valid. */
export interface Caller {
  userId: number
  /** The session's name, as the login answered it. */
  sessionId: string
  token: string
}

/** `path?: never` means that there is none. */
type Declared<Part> = [NonNullable<Part>] extends [never] ? Record<never, never> : NonNullable<Part>

/** The path parameters, as numbers where the contract says so. */
export type PathOf<Id extends OperationId> = Declared<operations[Id]['parameters']['path']>

type RawQuery<Id extends OperationId> = Declared<operations[Id]['parameters']['query']>
type DefaultsOf<Id extends OperationId> = Id extends keyof QueryDefaults ? QueryDefaults[Id] : never

/** The query parameters, typed, with their defaults. */
export type QueryOf<Id extends OperationId> = RawQuery<Id> &
  Required<Pick<RawQuery<Id>, DefaultsOf<Id> & keyof RawQuery<Id>>>

/**
 * What is sent; undefined where the operation takes nothing. JSON as it is, a multipart body as its fields, where a file
 * is an `UploadedFile`; bytes are one `UploadedFile` without a name.
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

/** What an operation answers with a status: JSON, bytes, or undefined where there is nothing. */
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

/** What a handler answers: a union told apart by its status. */
export type Reply<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: AnswerOf<Id, Status> }
}[StatusOf<Id>]

/** What a handler gets: nothing left to parse, to check against the contract or to authenticate. */
export interface Call<Id extends OperationId> {
  operationId: Id
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** Null for the operations that need no session. */
  caller: Id extends PublicOperationId ? null : Caller
  /** The address of the request. */
  url: URL
  /** Where the backend stands, with a final slash: its files are below. */
  backend: URL
  /** Where the portal is, with a final slash: links in messages and mails lead there. */
  portal: URL
  db: Db
  /** Stands still during the call. */
  clock: Clock
  ids: IdGenerator
  /** What the host gives for long work. */
  host: Pick<WorldOptions, 'pause' | 'openWorkbook'>
}

/** What decides whether a call may go on. The body has not been looked at; of the query only what is valid is here. */
export type AccessCall<Id extends OperationId> = Pick<
  Call<Id>,
  'operationId' | 'path' | 'caller' | 'db' | 'clock'
> & { query: Partial<QueryOf<Id>> }

/** One operation's business. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

/** All of them: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** An answer without a body. */
export function reply<Status extends number>(status: Status): { status: Status; body: undefined }
/** An answer. Its status and body must be declared by the operation, or the handler does not compile. */
export function reply<Status extends number, Body>(status: Status, body: Body): { status: Status; body: Body }
/** Both of the above: what the pipeline sees. */
export function reply(status: number, body?: unknown) {
  return { status, body }
}
