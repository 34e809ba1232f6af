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

/** The parts of an OpenAPI 3.1 document that `buildContract` reads. */
export interface OpenApiDocument {
  info: { version: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** The contract, with the lists that the generated types need. */
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
/* The contract describes bodies of these media types by a schema. A body of any other media type is handled as bytes. */
const json = 'application/json'
const multipart = 'multipart/form-data'

/** The keywords of a schema that do not affect validity. */
const annotationKeywords = new Set(['description', 'example', 'examples', 'title', 'default'])

/**
 * Converts an OpenAPI document to a contract. Each inline schema gets a name, and the operations refer to every schema by name.
 * @throws Error if a reference has no target, or if a body has several media types or none.
 */
export function buildContract(document: OpenApiDocument): BuiltContract {
  const builder = new ContractBuilder(document)
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      if (item[method]) builder.add(path, method, item[method] as RawOperation)
    }
  }
  return builder.build()
}

class ContractBuilder {
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
    const parameters = (raw.parameters ?? []).map((parameter) => this.#resolve<RawParameter>(parameter))
    this.#operations[id] = {
      operationId: id,
      tag: raw.tags[0] ?? '',
      summary: raw.summary ?? '',
      spanishName: raw['x-name-es'] ?? '',
      method: method.toUpperCase(),
      path,
      isPublic: raw.security?.length === 0,
      isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
      parameters: parameters.map((parameter) => this.#toParameter(id, parameter)),
      request: raw.requestBody ? this.#toRequest(id, this.#resolve<RawBody>(raw.requestBody)) : null,
      responses: Object.fromEntries(
        Object.entries(raw.responses).map(([status, response]) => [
          status,
          this.#toResponse(id, status, response),
        ]),
      ),
    }
  }

  build(): BuiltContract {
    const operations = Object.values(this.#operations)
    const defaultsByOperation = operations.flatMap(({ operationId, parameters }) => {
      const names = parameters
        .filter((parameter) => parameter.location === 'query' && 'default' in parameter)
        .map(({ name }) => name)
      return names.length > 0 ? [[operationId, names] as const] : []
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
      publicOperationIds: operations.filter(({ isPublic }) => isPublic).map(({ operationId }) => operationId),
      queryDefaults: Object.fromEntries(defaultsByOperation),
      operationIdsByTag,
    }
  }

  #toParameter(id: string, raw: RawParameter): ContractParameter {
    const name = this.#nameSchema(raw.schema, `${id}.${raw.in}.${raw.name}`)
    const schema = this.#resolve<JsonSchema>(raw.schema)
    return {
      name: raw.name,
      location: raw.in,
      isRequired: raw.required === true,
      schema: name,
      types: [schema.type ?? 'string'].flat() as string[],
      ...('default' in schema && { default: schema.default }),
    }
  }

  #toRequest(id: string, raw: RawBody): ContractRequest {
    const [mediaType, { schema }] = getOnlyContent(raw, id)
    return {
      isRequired: raw.required === true,
      mediaType,
      schema: this.#nameSchema(schema, `${id}.request`),
      ...(mediaType === multipart && { fields: this.#toFields(schema) }),
    }
  }

  #toFields(schema: JsonSchema): Record<string, MultipartField> {
    const { properties = {} } = this.#resolve<{ properties?: Record<string, unknown> }>(schema)
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, this.#toField(this.#resolve(property))]),
    )
  }

  #toField(schema: JsonSchema): MultipartField {
    const isList = schema.type === 'array'
    const { type = 'string', contentMediaType } = isList ? this.#resolve<JsonSchema>(schema.items) : schema
    return { isFile: contentMediaType !== undefined, isList, types: [type].flat() as string[] }
  }

  #toResponse(id: string, status: string, response: unknown): ContractResponse {
    const raw = this.#resolve<RawBody>(response)
    if (!raw.content) return { schema: null, mediaType: null }
    const [mediaType, { schema, example }] = getOnlyContent(raw, id)
    if (mediaType !== json) return { schema: null, mediaType }
    const name = this.#nameSchema(schema, `${id}.${status}`)
    const isErrorExample = Number(status) >= 400 && example !== undefined
    return isErrorExample ? { schema: name, mediaType, example } : { schema: name, mediaType }
  }

  /** Returns the name of a referenced schema. Stores an inline schema under `name`, and returns `name`. */
  #nameSchema(schema: JsonSchema, name: string): string {
    if (typeof schema.$ref === 'string') return getLastSegment(schema.$ref)
    this.#schemas[name] = stripAnnotations(schema) as JsonSchema
    return name
  }

  #resolve<Target>(value: unknown): Target {
    const { $ref } = value as { $ref?: string }
    if ($ref === undefined) return value as Target
    const [, , section = '', name = ''] = $ref.split('/')
    const target = this.#document.components[section]?.[name]
    if (target === undefined) throw new Error(`${$ref} has no target`)
    return this.#resolve<Target>(target)
  }
}

function getOnlyContent({ content = {} }: RawBody, id: string) {
  const [entry, ...otherEntries] = Object.entries(content)
  if (!entry || otherEntries.length > 0) throw new Error(`${id}: a body has one media type`)
  return entry
}

function getLastSegment(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/**
 * Removes the keywords that do not affect validity, and makes each `$ref` point into `$defs`. The schema of a file
 * becomes that of a string, because the rules of the mock backend check files. `isMapOfNames` is true if the keys of `schema`
 * are field names, as in `properties`, and not keywords.
 */
function stripAnnotations(schema: unknown, isMapOfNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => stripAnnotations(item))
  if (typeof schema !== 'object' || schema === null) return schema
  if (!isMapOfNames && 'contentMediaType' in schema) return { type: 'string' }
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (!isMapOfNames && (annotationKeywords.has(key) || key.startsWith('x-'))) return []
    if (!isMapOfNames && key === '$ref') return [[key, `#/$defs/${getLastSegment(value as string)}`]]
    const isData = !isMapOfNames && ['enum', 'const', 'required', 'dependentRequired'].includes(key)
    return [[key, isData ? value : stripAnnotations(value, !isMapOfNames && key === 'properties')]]
  })
  return Object.fromEntries(entries)
}
