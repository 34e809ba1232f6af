import { contract } from '@mocks/contract/generated/contract'
import { describe, expect, it } from 'vitest'
import { expectNoAdvice } from '../support/expect-no-advice'
import { contractOperations, type Operation } from './fuzz/generated-call'
import { getNamedSchema, listParts, listTypes, type Schema } from './fuzz/schema'
import { locateOperation, openApiDocument, operations, resolveReference } from './openapi-document'

const listRepeatedNames = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)

const hasPathParameter = ({ parameters }: Operation) => parameters.some(({ location }) => location === 'path')

/** Lists the required fields of an object. `schema` is the name of its schema. */
const listRequiredFields = (schema: string) =>
  listParts(getNamedSchema(schema)).flatMap(({ required = [] }) => required as string[])

/** Describes each segment of a path: a fixed word (`word`), or a parameter that accepts only numbers (`isNumber`) or any text. */
const describeSegments = ({ path, parameters }: Operation) =>
  path.split('/').map((segment) => {
    const parameter = parameters.find(({ name }) => segment === `{${name}}`)
    if (!parameter) return { word: segment }
    return { isNumber: parameter.types.every((type) => type === 'integer') }
  })

/**
 * Whether no address can match both paths. Paths with different numbers of segments are distinct. Other paths are distinct if,
 * at one position, they have different words, or a word and a number.
 */
function areDistinct(left: Operation, right: Operation): boolean {
  const [segments, rightSegments] = [describeSegments(left), describeSegments(right)]
  if (segments.length !== rightSegments.length) return true
  return segments.some(({ word, isNumber }, index) => {
    const { word: otherWord, isNumber: isOtherNumber } = rightSegments[index] ?? {}
    if (word !== undefined && otherWord !== undefined) return word !== otherWord
    return (word !== undefined && isOtherNumber) || (otherWord !== undefined && isNumber) || false
  })
}

const locate = ({ operationId }: { operationId: string }) => locateOperation(operationId)

describe('the operations', () => {
  it('have unique ids in camel case', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expectNoAdvice(
      listRepeatedNames(ids).map(
        (id) => `${locateOperation(id)}: change the id, because another operation has the same id`,
      ),
    )
    const invalidIds = ids.filter((id) => !/^[a-z]+([A-Z][a-z]*)*$/.test(id))
    expectNoAdvice(invalidIds.map((id) => `${locateOperation(id)}: write the id in camel case`))
  })

  it('have one tag each, and together use exactly the tags that openapi.yaml describes', () => {
    const tags = openApiDocument.tags.map(({ name }) => name)
    const wronglyTaggedOperations = operations.filter((operation) => operation.tags.length !== 1)
    expectNoAdvice(wronglyTaggedOperations.map((operation) => `${locate(operation)}: write one tag`))
    expect([...new Set(operations.flatMap((operation) => operation.tags))].sort()).toEqual([...tags].sort())
  })

  it.each(operations)(
    '$operationId: has a summary without a period at the end, and a description with one',
    (operation) => {
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
      expect(operation.description.trim()).toMatch(/^[A-Z`].*\.$/s)
    },
  )

  it('have a Spanish name for the demo panel', () => {
    const unnamedOperations = operations.filter((operation) => !operation['x-name-es'])
    expectNoAdvice(unnamedOperations.map((operation) => `${locate(operation)}: add \`x-name-es\``))
  })

  it.each(operations)('$operationId: has a description and an example for each parameter', (operation) => {
    for (const reference of operation.parameters ?? []) {
      const parameter = resolveReference(reference)
      expect(parameter.description, parameter.name).toMatch(/\.$/)
      expect(parameter.example, parameter.name).toBeDefined()
    }
  })

  it('declare the parameter Time-Zone if they need a session', () => {
    const operationsWithoutTimeZone = contractOperations.filter(
      ({ isPublic, parameters }) => !isPublic && !parameters.some(({ name }) => name === 'Time-Zone'),
    )
    expectNoAdvice(
      operationsWithoutTimeZone.map((operation) => `${locate(operation)}: add the parameter TimeZone`),
    )
  })

  it('declare exactly the path parameters that their path contains', () => {
    for (const { operationId, path, parameters } of contractOperations) {
      const declaredNames = parameters.filter(({ location }) => location === 'path').map(({ name }) => name)
      const namesInPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(declaredNames.sort(), operationId).toEqual(namesInPath.sort())
    }
  })

  it('with different paths never match the same address', () => {
    const paths = new Map(contractOperations.map((operation) => [operation.path, operation]))
    const pairs = [...paths.values()].flatMap((left, index, all) =>
      all.slice(index + 1).map((right) => [left, right] as const),
    )
    const overlaps = pairs
      .filter(([left, right]) => !areDistinct(left, right))
      .map(
        ([left, right]) =>
          `${locate(left)}: change the path, because ${locate(right)} matches the same addresses`,
      )
    expectNoAdvice(overlaps)
  })
})

/** The names of the schemas that an error response may have, by status. */
const errorSchemas: Record<string, readonly string[]> = {
  400: ['ValidationErrors'],
  401: ['Detail', 'NonFieldErrors'],
  403: ['Detail'],
  404: ['Detail'],
  409: ['Message'],
  413: ['Detail'],
  500: ['Detail'],
}

describe('the responses', () => {
  it.each(contractOperations)(
    '$operationId: declares one success status, 400 and 500; also 401 if it needs a session, and 404 if its path has a parameter',
    (operation) => {
      const statuses = Object.keys(operation.responses)
      expect(
        statuses.filter((status) => status < '300'),
        locate(operation),
      ).toHaveLength(1)
      const expectedStatuses = [
        '400',
        '500',
        ...(operation.isPublic ? [] : ['401']),
        ...(hasPathParameter(operation) ? ['404'] : []),
      ]
      const missingStatuses = expectedStatuses.filter((status) => !statuses.includes(status))
      expectNoAdvice(missingStatuses.map((status) => `${locate(operation)}: add the response '${status}'`))
    },
  )

  it.each(contractOperations)(
    '$operationId: declares each error response with a schema that is allowed for its status',
    ({ responses }) => {
      for (const [status, { schema }] of Object.entries(responses)) {
        if (status >= '400') expect(errorSchemas[status], status).toContain(schema)
      }
    },
  )

  it.each(contractOperations.filter(({ operationId }) => /^(list|search)/.test(operationId)))(
    '$operationId: returns an array and takes no page number, or returns the fields of a page',
    ({ parameters, responses }) => {
      const schema = responses[200]?.schema ?? ''
      const isArray = listTypes(getNamedSchema(schema)).includes('array')
      if (isArray) expect(parameters.map(({ name }) => name)).not.toContain('page')
      else expect(listRequiredFields(schema)).toEqual(expect.arrayContaining(['count', 'current', 'results']))
    },
  )
})

/** Lists a schema and every schema inside it, each with its path, such as `Pet.name`. Does not follow references. */
function* listNestedSchemas(schema: unknown, path: string): Generator<[string, Schema]> {
  if (typeof schema !== 'object' || schema === null) return
  if (!Array.isArray(schema)) yield [path, schema as Schema]
  for (const [key, value] of Object.entries(schema)) {
    if (['properties', 'items', 'allOf', 'oneOf', 'anyOf', 'additionalProperties'].includes(key)) {
      yield* key === 'items' || key === 'additionalProperties'
        ? listNestedSchemas(value, `${path}.${key}`)
        : Object.entries(value).flatMap(([name, child]) => [...listNestedSchemas(child, `${path}.${name}`)])
    }
  }
}

describe('the schemas', () => {
  const schemas = Object.entries(openApiDocument.components.schemas ?? {}) as [string, Schema][]

  it.each(schemas)(
    '%s: has a description, and each of its fields has a description or a reference',
    (name, schema) => {
      expect(schema.description, name).toBeTypeOf('string')
      for (const [path, nestedSchema] of listNestedSchemas(schema, name)) {
        for (const [key, field] of Object.entries(
          (nestedSchema.properties ?? {}) as Record<string, Schema>,
        )) {
          expect(field.description ?? field.$ref, `${path}.${key}`).toBeTypeOf('string')
        }
      }
    },
  )

  /** All schemas of JSON request bodies, including nested and referenced schemas. The key is a path such as `PetInput.name`. */
  const requestSchemas = new Map<string, Schema>()
  const addSchemas = (schema: unknown, name: string) => {
    if (requestSchemas.has(name)) return
    for (const [path, nestedSchema] of listNestedSchemas(schema, name)) {
      requestSchemas.set(path, nestedSchema)
      const target =
        typeof nestedSchema.$ref === 'string' ? nestedSchema.$ref.slice('#/$defs/'.length) : undefined
      if (target !== undefined) addSchemas(contract.schemas[target], target)
    }
  }
  for (const { request } of contractOperations) {
    // Bodies with files are left out, because no schema can limit the size of a file.
    if (request?.mediaType === 'application/json') addSchemas(getNamedSchema(request.schema), request.schema)
  }

  it('limit every text, integer and list in a JSON request', () => {
    const bounds: Record<string, readonly string[]> = {
      string: ['maxLength', 'enum', 'const', 'format', 'pattern'],
      integer: ['minimum', 'enum', 'const'],
      array: ['maxItems'],
    }
    const unboundedSchemas = [...requestSchemas].filter(([, schema]) =>
      listTypes(schema).some((type) => bounds[type] && !bounds[type].some((keyword) => keyword in schema)),
    )
    expectNoAdvice(unboundedSchemas.map(([path]) => `openapi.yaml: add a limit to ${path}`))
  })

  it('reject unknown fields at the top level of every request body', () => {
    const advice = contractOperations.flatMap(({ request, operationId }) => {
      if (!request) return []
      const root = getNamedSchema(request.schema)
      const alternatives = (root.oneOf as Schema[] | undefined) ?? [root]
      const isClosed = alternatives.every((alternative) =>
        listParts(alternative).some(
          (part) => part.additionalProperties === false || part.unevaluatedProperties === false,
        ),
      )
      const isObject = listParts(root).some((part) => 'properties' in part || 'oneOf' in part)
      if (isClosed || !isObject) return []
      return `${locateOperation(operationId)}: add \`additionalProperties: false\` to ${request.schema}`
    })
    expectNoAdvice(advice)
  })
})
