/** Types for the contract data that `generate.ts` creates from `openapi.yaml`. Operations refer to schemas by name. */

/** A JSON Schema (2020-12), without examples and descriptions. */
export interface JsonSchema {
  [keyword: string]: unknown
}

/** The location of a parameter in a request. */
export type ParameterLocation = 'path' | 'query' | 'header'

/** One parameter of an operation. `schema` is a name in `Contract.schemas`. */
export interface ContractParameter {
  name: string
  location: ParameterLocation
  isRequired: boolean
  schema: string
  /** The JSON types to which the text of the parameter may be converted. The first type that fits is used. */
  types: readonly string[]
  /** The value of an absent parameter. */
  default?: unknown
}

/** The request body of an operation. */
export interface ContractRequest {
  isRequired: boolean
  /** 'application/json' or 'multipart/form-data'. With any other media type, the body is handled as bytes. */
  mediaType: string
  schema: string
  /** The fields of a multipart body, by name. */
  fields?: Readonly<Record<string, MultipartField>>
}

/** A part of a multipart body. */
export interface MultipartField {
  isFile: boolean
  /** Whether the field may occur several times. */
  isList: boolean
  /** The JSON types to which the text of the field may be converted. The first type that fits is used. */
  types: readonly string[]
}

/**
 * One declared response. `schema` is null if the response has no body or if its body is bytes. Only error responses
 * have an `example`.
 */
export interface ContractResponse {
  schema: string | null
  /** Null if the response has no body. A body of any media type other than 'application/json' is bytes. */
  mediaType: string | null
  example?: unknown
}

/** One operation. */
export interface ContractOperation {
  operationId: string
  tag: string
  /** A short description. */
  summary: string
  /** The name of the operation in the demo panel. */
  spanishName: string
  /** The HTTP method, in capitals. */
  method: string
  /** The path template, such as `/fapi/authorization/{id}/`. */
  path: string
  /** Whether the operation needs no session. */
  isPublic: boolean
  /** Whether the operation declares the `Idempotency-Key` header. */
  isIdempotent: boolean
  parameters: readonly ContractParameter[]
  /** Null if the operation has no request body. */
  request: ContractRequest | null
  /** The declared responses, by status. */
  responses: Readonly<Record<string, ContractResponse>>
}

/** The whole contract. */
export interface Contract {
  version: string
  operations: Readonly<Record<string, ContractOperation>>
  /** The schemas by name. A `$ref` in a schema has the form `#/$defs/Name`. */
  schemas: Readonly<Record<string, JsonSchema>>
}
