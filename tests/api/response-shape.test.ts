import { describe, expect, test } from 'vitest'
import { buildShape, type ResponseSchema } from '@/api/build-response-shape'
import { responseShapes } from '@/api/generated/response-shapes'
import { http } from '@/api/http'
import { addResponseShapes, hasExpectedShape, hasShape } from '@/api/response-shape'
import { fillPath, readContractOperations } from './contract-operations'
import { catchFailure, connectCredentialsForEach, createJsonResponse, stubResponse } from './http-calls'

connectCredentialsForEach()
addResponseShapes(responseShapes)

const reads = readContractOperations()
  .filter(({ isWrite, responseTypes }) => !isWrite && responseTypes.includes('application/json'))
  .map(({ operationId, path, example }) => ({ operationId, url: `${fillPath(path)}?page=1`, example }))

/** Reads for which the contract allows an empty object: the result of a search that found nothing. */
const readsOfOptionalRecords = ['lookupGuest']

const isGarbage = async (url: string, respond: () => Response) => {
  stubResponse(respond)
  return catchFailure(http(url)).then((error) => expect(error).toMatchObject({ failure: 'garbage' }))
}

describe.each(reads)('the response to $operationId', ({ operationId, url, example }) => {
  const isList = Array.isArray(example)

  test('is accepted if it is the example of the contract', async () => {
    stubResponse(() => createJsonResponse(example))
    await expect(http(url)).resolves.toEqual(example)
  })

  test('is unreadable if it has another shape, is incomplete, or has no JSON', async () => {
    const wrongBodies = [isList ? {} : [], isList ? [{}] : { count: 0 }, isList ? [null] : { results: {} }]
    for (const body of readsOfOptionalRecords.includes(operationId) ? [[]] : [...wrongBodies, {}])
      await isGarbage(url, () => createJsonResponse(body))
    await isGarbage(url, () => new Response(null, { status: 204 }))
    await isGarbage(url, () => new Response('<!doctype html><title>Portal</title>'))
    await isGarbage(url, () => new Response(JSON.stringify(example).slice(0, -1)))
  })
})

test('the response to a write is not compared with a shape', async () => {
  stubResponse(() => createJsonResponse({ detail: 'ok' }, 201))
  await expect(http('/fapi/customer/101/works/501/workers/', { method: 'POST' })).resolves.toEqual({
    detail: 'ok',
  })
})

const works = '/fapi/v2/customer/101/works/?page_size=500'
const property = {
  id: 201,
  identifier: 'A-12',
  sub_area: null,
  real_property: { id: 101, name: 'Barrio' },
}
const work = {
  id: 501,
  title: 'Casa',
  status: 'CURRENT',
  start_date: '2025-11-17',
  end_date: '2026-10-30',
  property,
}
const createPage = (row: unknown) => ({ count: 1, current: 1, results: [row] })

test('keys that the contract does not have are ignored, and required keys are not', () => {
  expect(hasExpectedShape(works, createPage({ ...work, colour: 'red' }))).toBe(true)
  expect(hasExpectedShape(works, { ...createPage(work), results: [] })).toBe(true)
  const { title, ...untitledWork } = work
  expect(title).toBe('Casa')
  for (const row of [untitledWork, { ...work, title: null }, { ...work, property: {} }, null])
    expect(hasExpectedShape(works, createPage(row))).toBe(false)
})

test('every row of a list is checked', () => {
  expect(hasExpectedShape('/api/idtype/', [{ code: 'DNI', name: 'DNI' }, { code: 'PAS' }])).toBe(false)
})

test('a path of no read has no shape', () => {
  expect(hasExpectedShape('/fapi/unknown/', {})).toBe(true)
})

describe('a shape', () => {
  const schemas: Record<string, ResponseSchema> = {
    Named: { type: 'object', required: ['name'], properties: { name: { type: ['string', 'null'] } } },
    Pet: {
      allOf: [
        { $ref: 'Named' },
        {
          required: ['id', 'tags', 'owner'],
          properties: {
            id: { type: 'integer' },
            tags: { type: 'array', items: { type: 'string' } },
            owner: { oneOf: [{ $ref: 'Named' }, { type: 'null' }] },
            age: { type: 'number' },
          },
        },
      ],
    },
  }
  const resolve = (reference: string) => schemas[reference] ?? {}

  test('has the required keys of all parts of a schema, with their kinds', () => {
    expect(buildShape({ $ref: 'Pet' }, resolve)).toEqual({ name: 's0', id: 'n', tags: ['s'], owner: 'o0' })
  })

  test('has only the kind of an object below the checked levels', () => {
    const list = {
      type: 'array',
      items: { type: 'object', required: ['pet'], properties: { pet: { $ref: 'Pet' } } },
    }
    expect(buildShape(list, resolve, 1)).toEqual([{ pet: 'o' }])
    expect(buildShape(list, resolve, 2)).toMatchObject([{ pet: { id: 'n' } }])
  })

  test('cannot be built from a schema without a type', () => {
    expect(() => buildShape({ required: ['id'] }, resolve)).toThrow('a schema without a type')
  })

  test.each([
    ['s', ['', 'x'], [1, null, undefined, {}, []]],
    ['n0', [0, null], ['1', undefined, false]],
    ['b', [false], [0, null]],
    [['s'], [[], ['x']], [{}, ['x', 1], null, 'x']],
    [{ id: 'n' }, [{ id: 1, more: 2 }], [{}, { id: '1' }, [], null, 'x']],
  ])('%j accepts %j and rejects %j', (shape, accepted, rejected) => {
    for (const value of accepted) expect(hasShape(value, shape), JSON.stringify(value)).toBe(true)
    for (const value of rejected) expect(hasShape(value, shape), JSON.stringify(value)).toBe(false)
  })
})
