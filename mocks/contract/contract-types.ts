/** What `generate.ts` makes of `openapi.yaml`, and what the pipeline reads. Schemas are named; an operation only names them. */

/** A JSON Schema (2020-12), without examples and descriptions. */
export interface JsonSchema {
  [keyword: string]: unknown
}

/** Where a parameter travels. */
export type ParameterLocation = 'path' | 'query' | 'header'

/** One parameter of an operation. `schema` is a name in `Contract.schemas`. */
export interface ContractParameter {
  name: string
  location: ParameterLocation
  isRequired: boolean
  schema: string
  /** The JSON types that the text of the parameter may stand for, first match first. */
  types: readonly string[]
  /** What an absent parameter means. */
  default?: unknown
}

/** The body that an operation takes. */
export interface ContractRequest {
  isRequired: boolean
  /** 'application/json', 'multipart/form-data', or anything else for bytes, whatever their sender calls them. */
  mediaType: string
  schema: string
  /** Of multipart only: its fields, by name. */
  fields?: Readonly<Record<string, ContractField>>
}

/** A part of a multipart body. */
export interface ContractField {
  isFile: boolean
  /** Whether it may be sent several times. */
  isList: boolean
  /** The JSON types that its text may stand for, first match first. */
  types: readonly string[]
}

/** One declared answer. `schema` is null where the answer has no body or is bytes; `example` is kept for errors only. */
export interface ContractResponse {
  schema: string | null
  /** Null where the answer has no body; anything but 'application/json' is bytes. */
  mediaType: string | null
  example?: unknown
}

/** One operation. */
export interface ContractOperation {
  operationId: string
  tag: string
  /** What it does, in a few words. */
  summary: string
  /** In capitals. */
  method: string
  /** The path template, such as `/fapi/authorization/{id}/`. */
  path: string
  isPublic: boolean
  /** Whether it declares the `Idempotency-Key` header. */
  isIdempotent: boolean
  parameters: readonly ContractParameter[]
  /** Null where the operation takes no body. */
  request: ContractRequest | null
  /** By status. */
  responses: Readonly<Record<string, ContractResponse>>
}

/** The whole contract. */
export interface Contract {
  version: string
  operations: Readonly<Record<string, ContractOperation>>
  /** `$ref`s in here read `#/$defs/Name`. */
  schemas: Readonly<Record<string, JsonSchema>>
}
