import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
  ParameterPlace,
} from './contract-shape.ts'

/** An OpenAPI 3.1 document, as far as it is read here. */
export interface OpenApiDocument {
  info: { version: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** The contract as data, with the two facts that the types need. */
export interface Tabulated {
  contract: Contract
  publicOperationIds: string[]
  /** operationId → the query parameters that have a default. */
  queryDefaults: Record<string, string[]>
}

interface RawParameter {
  name: string
  in: ParameterPlace
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
  security?: unknown[]
  parameters?: unknown[]
  requestBody?: unknown
  responses: Record<string, unknown>
}

const methods = ['get', 'put', 'post', 'delete', 'patch']
const json = 'application/json'
const notValidated = new Set(['description', 'example', 'examples', 'title', 'default'])

/**
 * Turns the document into tables: each inline schema gets a name, each reference points into one flat list.
 * @throws if a reference leads nowhere, or a body is not JSON.
 */
export function tabulate(document: OpenApiDocument): Tabulated {
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
      this.#schemas[name] = bare(schema) as JsonSchema
    }
  }

  add(path: string, method: string, raw: RawOperation): void {
    const id = raw.operationId
    const parameters = (raw.parameters ?? []).map((one) => this.#resolved<RawParameter>(one))
    this.#operations[id] = {
      operationId: id,
      tag: raw.tags[0] ?? '',
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

  finished(): Tabulated {
    const operations = Object.values(this.#operations)
    const withDefaults = operations.flatMap(({ operationId, parameters }) => {
      const names = parameters.filter((one) => one.place === 'query' && 'default' in one)
      return names.length > 0 ? [[operationId, names.map(({ name }) => name)] as const] : []
    })
    return {
      contract: {
        version: this.#document.info.version,
        operations: this.#operations,
        schemas: this.#schemas,
      },
      publicOperationIds: operations.filter((one) => one.isPublic).map((one) => one.operationId),
      queryDefaults: Object.fromEntries(withDefaults),
    }
  }

  #parameter(id: string, raw: RawParameter): ContractParameter {
    const name = this.#named(raw.schema, `${id}.${raw.in}.${raw.name}`)
    const schema = this.#resolved<JsonSchema>(raw.schema)
    return {
      name: raw.name,
      place: raw.in,
      isRequired: raw.required === true,
      schema: name,
      types: [schema.type ?? 'string'].flat() as string[],
      ...('default' in schema && { default: schema.default }),
    }
  }

  #request(id: string, raw: RawBody): ContractOperation['request'] {
    return {
      isRequired: raw.required === true,
      schema: this.#named(this.#jsonContent(raw, id).schema, `${id}.request`),
    }
  }

  #response(id: string, status: string, one: unknown): ContractResponse {
    const raw = this.#resolved<RawBody>(one)
    if (!raw.content) return { schema: null }
    const { schema, example } = this.#jsonContent(raw, id)
    const name = this.#named(schema, `${id}.${status}`)
    return Number(status) >= 400 && example !== undefined ? { schema: name, example } : { schema: name }
  }

  #jsonContent(raw: RawBody, id: string) {
    const content = raw.content?.[json]
    if (!content) throw new Error(`${id}: only ${json} bodies are supported`)
    return content
  }

  /** The name under which a schema is validated: its own, or a new one for an inline schema. */
  #named(schema: JsonSchema, name: string): string {
    if (typeof schema.$ref === 'string') return lastPart(schema.$ref)
    this.#schemas[name] = bare(schema) as JsonSchema
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

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** A schema with only what decides validity; references point into `$defs`. */
function bare(schema: unknown, isMapOfNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((one) => bare(one))
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (!isMapOfNames && (notValidated.has(key) || key.startsWith('x-'))) return []
    if (!isMapOfNames && key === '$ref') return [[key, `#/$defs/${lastPart(value as string)}`]]
    const holdsData = !isMapOfNames && ['enum', 'const', 'required', 'dependentRequired'].includes(key)
    return [[key, holdsData ? value : bare(value, !isMapOfNames && key === 'properties')]]
  })
  return Object.fromEntries(entries)
}
