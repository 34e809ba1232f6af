import { contract } from '@mocks/contract/generated/contract'
import { describe, expect, it } from 'vitest'
import { document, operations, resolved } from './document'
import { everyOperation, type Operation } from './fuzz/ask'
import { namedSchema, partsOf, type Schema, typesOf } from './fuzz/schema'

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

const hasPath = ({ parameters }: Operation) => parameters.some(({ location }) => location === 'path')

/** The required fields of an answer that is an object. */
const requiredOf = (schema: string) =>
  partsOf(namedSchema(schema)).flatMap(({ required = [] }) => required as string[])

/** What may stand at each place of a path: a word, a number or any text. */
const placesOf = ({ path, parameters }: Operation) =>
  path.split('/').map((segment) => {
    const parameter = parameters.find(({ name }) => segment === `{${name}}`)
    if (!parameter) return { word: segment }
    return { isNumber: parameter.types.every((type) => type === 'integer') }
  })

/** Whether no address fits both paths: at some place they have different words, or one a number where the other has a word. */
function areApart(one: Operation, other: Operation): boolean {
  const [places, others] = [placesOf(one), placesOf(other)]
  if (places.length !== others.length) return true
  return places.some(({ word, isNumber }, at) => {
    const { word: otherWord, isNumber: isOtherNumber } = others[at] ?? {}
    if (word !== undefined && otherWord !== undefined) return word !== otherWord
    return (word !== undefined && isOtherNumber) || (otherWord !== undefined && isNumber) || false
  })
}

describe('the operations', () => {
  it('have names of their own, a verb and a noun', () => {
    expect(repeated(operations.map(({ operationId }) => operationId))).toEqual([])
    expect(operations.filter(({ operationId }) => !/^[a-z]+([A-Z][a-z]*)*$/.test(operationId))).toEqual([])
  })

  it('belong to one described tag each, and no tag is empty', () => {
    const tags = document.tags.map(({ name }) => name)
    expect(operations.filter(({ tags: own }) => own.length !== 1)).toEqual([])
    expect([...new Set(operations.flatMap(({ tags: own }) => own))].sort()).toEqual([...tags].sort())
  })

  it.each(operations)('$operationId: has a summary and a description', (operation) => {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
    expect(operation.description.trim()).toMatch(/^[A-Z`].*\.$/s)
  })

  it('have a Spanish name each for the demo panel', () => {
    const unnamed = operations.filter((operation) => !operation['x-name-es'])
    expect(unnamed.map(({ operationId }) => `add \`x-name-es\` to ${operationId} in openapi.yaml`)).toEqual(
      [],
    )
  })

  it.each(operations)('$operationId: describes its parameters, with an example', (operation) => {
    for (const parameter of (operation.parameters ?? []).map((one) => resolved(one))) {
      expect(parameter.description, parameter.name).toMatch(/\.$/)
      expect(parameter.example, parameter.name).toBeDefined()
    }
  })

  it('tell the zone wherever they need a session', () => {
    const without = everyOperation.filter(
      ({ isPublic, parameters }) => !isPublic && !parameters.some(({ name }) => name === 'Time-Zone'),
    )
    expect(without.map(({ operationId }) => operationId)).toEqual([])
  })

  it('name each parameter of their path, and no other', () => {
    for (const { operationId, path, parameters } of everyOperation) {
      const named = parameters.filter(({ location }) => location === 'path').map(({ name }) => name)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(named.sort(), operationId).toEqual(inPath.sort())
    }
  })

  it('have addresses that no other path has', () => {
    const paths = new Map(everyOperation.map((operation) => [operation.path, operation]))
    const pairs = [...paths.values()].flatMap((one, at, all) =>
      all.slice(at + 1).map((other) => [one, other] as const),
    )
    const shared = pairs
      .filter(([one, other]) => !areApart(one, other))
      .map(([one, other]) => [one.path, other.path])
    expect(shared).toEqual([])
  })
})

/** The documents' shape of each error. */
const shapes: Record<string, readonly string[]> = {
  400: ['ValidationErrors'],
  401: ['Detail', 'NonFieldErrors'],
  403: ['Detail'],
  404: ['Detail'],
  409: ['Message'],
  413: ['Detail'],
  500: ['Detail'],
}

describe('the answers', () => {
  it.each(everyOperation)('$operationId: has one success, and each error that it can give', (operation) => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status < '300')).toHaveLength(1)
    const expected = [
      '400',
      '500',
      ...(operation.isPublic ? [] : ['401']),
      ...(hasPath(operation) ? ['404'] : []),
    ]
    expect(statuses).toEqual(expect.arrayContaining(expected))
  })

  it.each(everyOperation)('$operationId: refuses in the shapes of the documents', ({ responses }) => {
    for (const [status, { schema }] of Object.entries(responses)) {
      if (status >= '400') expect(shapes[status], status).toContain(schema)
    }
  })

  it.each(everyOperation.filter(({ operationId }) => /^(list|search)/.test(operationId)))(
    '$operationId: answers an array without pages, or the fields of a page',
    ({ parameters, responses }) => {
      const schema = responses[200]?.schema ?? ''
      const isArray = typesOf(namedSchema(schema)).includes('array')
      if (isArray) expect(parameters.map(({ name }) => name)).not.toContain('page')
      else expect(requiredOf(schema)).toEqual(expect.arrayContaining(['count', 'current', 'results']))
    },
  )
})

/** Every schema inside a schema, with its place; references are not followed. */
function* schemasIn(schema: unknown, at: string): Generator<[string, Schema]> {
  if (typeof schema !== 'object' || schema === null) return
  if (!Array.isArray(schema)) yield [at, schema as Schema]
  for (const [key, value] of Object.entries(schema)) {
    if (['properties', 'items', 'allOf', 'oneOf', 'anyOf', 'additionalProperties'].includes(key)) {
      yield* key === 'items' || key === 'additionalProperties'
        ? schemasIn(value, `${at}.${key}`)
        : Object.entries(value).flatMap(([name, one]) => [...schemasIn(one, `${at}.${name}`)])
    }
  }
}

describe('the schemas', () => {
  const schemas = Object.entries(document.components.schemas ?? {}) as [string, Schema][]

  it.each(schemas)('%s: is described, and each of its fields is', (name, schema) => {
    expect(schema.description, name).toBeTypeOf('string')
    for (const [at, inner] of schemasIn(schema, name)) {
      for (const [key, field] of Object.entries((inner.properties ?? {}) as Record<string, Schema>)) {
        expect(field.description ?? field.$ref, `${at}.${key}`).toBeTypeOf('string')
      }
    }
  })

  /** The schemas of requests, and all that they refer to. */
  const sent = new Map<string, Schema>()
  const follow = (schema: unknown, name: string) => {
    if (sent.has(name)) return
    for (const [at, inner] of schemasIn(schema, name)) {
      sent.set(at, inner)
      const to = typeof inner.$ref === 'string' ? inner.$ref.slice('#/$defs/'.length) : undefined
      if (to !== undefined) follow(contract.schemas[to], to)
    }
  }
  for (const { request } of everyOperation) {
    // Files are bounded by how many bytes are read.
    if (request?.mediaType === 'application/json') follow(namedSchema(request.schema), request.schema)
  }

  it('bound every text, number and list that is sent', () => {
    const bounds: Record<string, readonly string[]> = {
      string: ['maxLength', 'enum', 'const', 'format', 'pattern'],
      integer: ['minimum', 'enum', 'const'],
      array: ['maxItems'],
    }
    const unbounded = [...sent].filter(([, schema]) =>
      typesOf(schema).some((type) => bounds[type] && !bounds[type].some((keyword) => keyword in schema)),
    )
    expect(unbounded.map(([at]) => at)).toEqual([])
  })

  it('of what is sent know no field that they do not name', () => {
    const open = everyOperation.flatMap(({ request, operationId }) => {
      if (!request) return []
      const root = namedSchema(request.schema)
      const alternatives = (root.oneOf as Schema[] | undefined) ?? [root]
      const isClosed = alternatives.every((one) =>
        partsOf(one).some(
          (part) => part.additionalProperties === false || part.unevaluatedProperties === false,
        ),
      )
      const isObject = partsOf(root).some((part) => 'properties' in part || 'oneOf' in part)
      return isClosed || !isObject ? [] : [operationId]
    })
    expect(open).toEqual([])
  })
})
