import type { ContractOperation } from '@mocks/contract/contract-shape'
import { contract } from '@mocks/contract/generated/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { client, type Sent } from '../mocks/client'
import { valuesOf } from './arbitrary'
import { examplesOf, operations } from './document'

const schemaOf = (name: string) => contract.schemas[name] as Record<string, unknown>

/** Three calls of four are about what the signed-in resident has. */
const ours: Record<string, unknown> = {
  rp: 101,
  pid: 201,
  personId: 301,
  property_id: 201,
  page: 1,
  otc: 'demo-otc',
}

/** No example can hold a token of a world that has not begun. */
const cannotSucceed = ['refreshToken']

/** Calls of an operation that the contract allows, with what the demo has and has not. */
function callsOf({ operationId, path, parameters, request }: ContractOperation) {
  const of = (place: string) => {
    const ofPlace = parameters.filter((one) => one.place === place)
    const values = ofPlace.map(({ name, schema }) => [name, valuesOf(schemaOf(schema))])
    const requiredKeys = ofPlace.filter(({ isRequired }) => isRequired).map(({ name }) => name)
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys })
  }
  const body = request ? bodiesOf(operationId, schemaOf(request.schema)) : fc.constant(undefined)
  return fc
    .record({ inPath: of('path'), query: of('query'), body, isOurs: fc.integer({ min: 0, max: 3 }) })
    .map(({ inPath, query, body, isOurs }) => {
      const texts = isOurs > 0 ? { ...inPath, ...pick(ours, inPath) } : inPath
      const asked = isOurs > 0 ? { ...query, ...pick(ours, query) } : query
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(texts[name])))
      const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
      return { address: `${filled}?${search}`, body }
    })
}

/** Bodies that are the contract's example but for some fields, so that many of them are accepted. */
function bodiesOf(operationId: string, schema: Record<string, unknown>) {
  const operation = operations.find((one) => one.operationId === operationId)
  const examples = examplesOf(operation?.requestBody?.content) as object[]
  const changes = fc.record({
    made: valuesOf(schema) as fc.Arbitrary<object>,
    howMany: fc.integer({ min: 0, max: 4 }),
  })
  return fc
    .record({ example: fc.constantFrom(...examples), changes })
    .chain(({ example, changes: { made, howMany } }) =>
      fc
        .shuffledSubarray(Object.keys(made), { maxLength: Math.min(howMany, Object.keys(made).length) })
        .map((keys) => ({
          ...example,
          ...Object.fromEntries(Object.entries(made).filter(([key]) => keys.includes(key))),
        })),
    )
}

function pick(values: Record<string, unknown>, names: object) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in names))
}

describe('whatever the contract allows', { timeout: 30_000 }, () => {
  it.each(Object.values(contract.operations))(
    '$operationId answers as the contract declares',
    async (operation) => {
      const { mock, call, signIn } = await client()
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(callsOf(operation), async ({ address, body }) => {
          const sent: Sent = { body }
          if (!operation.isPublic) sent.token = await signIn()
          const { status } = await call(operation.method, address, sent)
          expect(mock.violations).toEqual([])
          expect(
            Object.keys(operation.responses)
              .map(Number)
              .filter((one) => one < 500),
          ).toContain(status)
          seen.add(status)
        }),
        { numRuns: 60, seed: 20260316 },
      )
      if (!cannotSucceed.includes(operation.operationId)) expect(Math.min(...seen)).toBeLessThan(300)
    },
  )
})
