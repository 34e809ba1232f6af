import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractRequest,
  ContractResponse,
  JsonSchema,
  MultipartField,
  ParameterLocation,
} from './contract-types.ts'

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface OpenApiDocument {
  info: { version: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** The contract, with the facts that the generated types need. */
export interface BuiltContract {
  contract: Contract
  publicOperationIds: string[]
  /** operationId → the query parameters that have a default. */
  queryDefaults: Record<string, string[]>
  operationIdsByTag: Record<string, string[]>
}

interface RawParameter {
  name: string
  in: ParameterLocation
  required?: boolean
  schema: JsonSchema
}

interface RawBody {
  required?: boolean
  content?: Record<string, { schema: JsonSchema; example?: unknown }>
}

interface RawOperation {
  operationId: string
  tags: string[]
  summary?: string
  'x-name-es'?: string
  security?: unknown[]
  parameters?: unknown[]
  requestBody?: unknown
  responses: Record<string, unknown>
}

const methods = ['get', 'put', 'post', 'delete', 'patch']
/** A body of any other media type is bytes. */
const json = 'application/json'
const multipart = 'multipart/form-data'
const annotationKeywords = new Set(['description', 'example', 'examples', 'title', 'default'])

/**
 * Turns the document into tables: each inline schema gets a name, each reference points into one flat list.
 * @throws if a reference leads nowhere, or a body has several media types.
 */
export function buildContract(document: OpenApiDocument): BuiltContract {
  const tables = new Tables(document)
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      if (item[method]) tables.add(path, method, item[method] as RawOperation)
    }
  }
  return tables.finished()
}

class Tables {
  readonly #document: OpenApiDocument
  readonly #operations: Record<string, ContractOperation> = {}
  readonly #schemas: Record<string, JsonSchema> = {}

  constructor(document: OpenApiDocument) {
    this.#document = document
    for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
      this.#schemas[name] = stripAnnotations(schema) as JsonSchema
    }
  }

  add(path: string, method: string, raw: RawOperation): void {
    const id = raw.operationId
    const parameters = (raw.parameters ?? []).map((one) => this.#resolved<RawParameter>(one))
    this.#operations[id] = {
      operationId: id,
      tag: raw.tags[0] ?? '',
      summary: raw.summary ?? '',
      spanishName: raw['x-name-es'] ?? '',
      method: method.toUpperCase(),
      path,
      isPublic: raw.security?.length === 0,
      isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
      parameters: parameters.map((one) => this.#parameter(id, one)),
      request: raw.requestBody ? this.#request(id, this.#resolved<RawBody>(raw.requestBody)) : null,
      responses: Object.fromEntries(
        Object.entries(raw.responses).map(([status, one]) => [status, this.#response(id, status, one)]),
      ),
    }
  }

  finished(): BuiltContract {
    const operations = Object.values(this.#operations)
    const withDefaults = operations.flatMap(({ operationId, parameters }) => {
      const names = parameters.filter((one) => one.location === 'query' && 'default' in one)
      return names.length > 0 ? [[operationId, names.map(({ name }) => name)] as const] : []
    })
    const operationIdsByTag: Record<string, string[]> = {}
    for (const { tag, operationId } of operations)
      operationIdsByTag[tag] = [...(operationIdsByTag[tag] ?? []), operationId]
    return {
      contract: {
        version: this.#document.info.version,
        operations: this.#operations,
        schemas: this.#schemas,
      },
      publicOperationIds: operations.filter((one) => one.isPublic).map((one) => one.operationId),
      queryDefaults: Object.fromEntries(withDefaults),
      operationIdsByTag,
    }
  }

  #parameter(id: string, raw: RawParameter): ContractParameter {
    const name = this.#named(raw.schema, `${id}.${raw.in}.${raw.name}`)
    const schema = this.#resolved<JsonSchema>(raw.schema)
    return {
      name: raw.name,
      location: raw.in,
      isRequired: raw.required === true,
      schema: name,
      types: [schema.type ?? 'string'].flat() as string[],
      ...('default' in schema && { default: schema.default }),
    }
  }

  #request(id: string, raw: RawBody): ContractRequest {
    const [mediaType, { schema }] = onlyContent(raw, id)
    return {
      isRequired: raw.required === true,
      mediaType,
      schema: this.#named(schema, `${id}.request`),
      ...(mediaType === multipart && { fields: this.#fields(schema) }),
    }
  }

  #fields(schema: JsonSchema): Record<string, MultipartField> {
    const { properties = {} } = this.#resolved<{ properties?: Record<string, unknown> }>(schema)
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, this.#field(this.#resolved(property))]),
    )
  }

  #field(schema: JsonSchema): MultipartField {
    const isList = schema.type === 'array'
    const { type = 'string', contentMediaType } = isList ? this.#resolved<JsonSchema>(schema.items) : schema
    return { isFile: contentMediaType !== undefined, isList, types: [type].flat() as string[] }
  }

  #response(id: string, status: string, one: unknown): ContractResponse {
    const raw = this.#resolved<RawBody>(one)
    if (!raw.content) return { schema: null, mediaType: null }
    const [mediaType, { schema, example }] = onlyContent(raw, id)
    if (mediaType !== json) return { schema: null, mediaType }
    const name = this.#named(schema, `${id}.${status}`)
    const isKept = Number(status) >= 400 && example !== undefined
    return isKept ? { schema: name, mediaType, example } : { schema: name, mediaType }
  }

  /** The name under which a schema is validated: its own, or a new one for an inline schema. */
  #named(schema: JsonSchema, name: string): string {
    if (typeof schema.$ref === 'string') return lastPart(schema.$ref)
    this.#schemas[name] = stripAnnotations(schema) as JsonSchema
    return name
  }

  #resolved<T>(value: unknown): T {
    const { $ref } = value as { $ref?: string }
    if ($ref === undefined) return value as T
    const [, , section = '', name = ''] = $ref.split('/')
    const target = this.#document.components[section]?.[name]
    if (target === undefined) throw new Error(`${$ref} leads nowhere`)
    return this.#resolved<T>(target)
  }
}

function onlyContent({ content = {} }: RawBody, id: string) {
  const [first, ...others] = Object.entries(content)
  if (!first || others.length > 0) throw new Error(`${id}: a body has one media type`)
  return first
}

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/**
 * A schema with only what decides validity; references point into `$defs`. Of bytes nothing does: how many there may be
 * is the rules' to say.
 */
function stripAnnotations(schema: unknown, isMapOfNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => stripAnnotations(one))
  if (typeof schema !== 'object' || schema === null) return schema
  if (!isMapOfNames && 'contentMediaType' in schema) return { type: 'string' }
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (!isMapOfNames && (annotationKeywords.has(key) || key.startsWith('x-'))) return []
    if (!isMapOfNames && key === '$ref') return [[key, `#/$defs/${lastPart(value as string)}`]]
    const holdsData = !isMapOfNames && ['enum', 'const', 'required', 'dependentRequired'].includes(key)
    return [[key, holdsData ? value : stripAnnotations(value, !isMapOfNames && key === 'properties')]]
  })
  return Object.fromEntries(entries)
}
