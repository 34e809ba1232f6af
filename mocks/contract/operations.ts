import type { QueryDefaults } from './generated/contract.ts'
import type { components, operations } from './generated/schema.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** The id of an operation of the contract. */
export type OperationId = keyof operations

/** The schemas of the contract, by name. */
export type Schemas = components['schemas']

/** The parameters in one location; an empty record if the operation declares none there (`path?: never`). */
type Declared<Part> = [NonNullable<Part>] extends [never] ? Record<never, never> : NonNullable<Part>

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = Declared<operations[Id]['parameters']['path']>

type RawQuery<Id extends OperationId> = Declared<operations[Id]['parameters']['query']>
type DefaultsOf<Id extends OperationId> = Id extends keyof QueryDefaults ? QueryDefaults[Id] : never

/** The query parameters of an operation. Parameters with a default are never absent. */
export type QueryOf<Id extends OperationId> = RawQuery<Id> &
  Required<Pick<RawQuery<Id>, DefaultsOf<Id> & keyof RawQuery<Id>>>

/**
 * The request body; undefined if the operation has no body, or if a call omits an optional body. A multipart body is an
 * object with a property for each field. A file is an `UploadedFile`; if the file is the whole body, its name is empty.
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

/** The response statuses that an operation declares. */
export type StatusOf<Id extends OperationId> = keyof Responses<Id> & number

/** The body of the response with a certain status: JSON, bytes, or undefined if there is no body. */
type ResponseBodyOf<Id extends OperationId, Status extends StatusOf<Id>> = Responses<Id>[Status] extends {
  content: infer Content
}
  ? ResponseBodyIn<Content>
  : undefined

type ResponseBodyIn<Content> = [Content] extends [never]
  ? undefined
  : Content extends { 'application/json': infer Body }
    ? Body
    : Uint8Array

/** The response of a handler: a union discriminated by `status`. */
export type HandlerResponse<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: ResponseBodyOf<Id, Status> }
}[StatusOf<Id>]
