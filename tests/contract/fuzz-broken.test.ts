import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseCount } from '../support/scope'
import { generateBrokenCalls } from './fuzz/broken-calls'
import { describeContractViolation } from './fuzz/describe-contract-violation'
import { createFuzzWorld, type FuzzWorld } from './fuzz/fuzz-world'
import { contractOperations } from './fuzz/generated-call'

/** The minimum number of calls for each operation. */
const minRuns = chooseCount(10, 50)

let world: FuzzWorld
beforeAll(async () => {
  world = await createFuzzWorld()
})

/**
 * Lists the fields that a refusal names. Omits `non_field_errors`, which may accompany any field, unless it is
 * `expectedField`.
 */
const listNamedFields = (body: unknown, expectedField: string) =>
  Object.keys(body as object).filter((name) => name === expectedField || name !== 'non_field_errors')

describe('invalid calls', () => {
  it.each(contractOperations)(
    '$operationId: the mock refuses every kind of invalid call, and changes no rows',
    async (operation) => {
      const callsByKind = Object.entries(generateBrokenCalls(operation, world))
      const numRuns = Math.ceil(minRuns / callsByKind.length)
      for (const [, calls] of callsByKind) {
        const property = fc.asyncProperty(calls, async ({ generatedCall, token, status, field }) => {
          const result = await world.sendCallWithRollback(operation, generatedCall, token)
          expect({ ...result, headers: undefined }).toMatchObject({ violations: [], writes: 0 })
          expect(describeContractViolation(operation, result)).toBeUndefined()
          expect(result.status).toSatisfy((actualStatus) =>
            status ? actualStatus === status : actualStatus >= 400 && actualStatus < 500,
          )
          if (field !== undefined) expect(listNamedFields(result.body, field)).toEqual([field])
        })
        await fc.assert(property, { numRuns, seed: 20260316 })
      }
      expect(world.isUnchanged()).toBe(true)
    },
  )
})

it('generateBrokenCalls creates exactly the listed kinds of invalid calls', () => {
  const generatedKinds = new Set(
    contractOperations.flatMap((operation) => Object.keys(generateBrokenCalls(operation, world))),
  )
  expect([...generatedKinds].sort()).toEqual([
    'JSON of another kind',
    'a form instead of JSON',
    'body, bad enum',
    'body, bad format',
    'body, bad pattern',
    'body, missing field',
    'body, not whole',
    'body, null',
    'body, out of range',
    'body, too long',
    'body, too short',
    'body, unknown field',
    'body, wrong type',
    'broken JSON',
    'expired bearer',
    'form, a file for a text',
    'form, a file too many',
    'form, a text for a file',
    'form, missing field',
    'form, of another kind',
    'form, unknown field',
    'form, wrong value',
    'header, wrong value',
    'no bearer',
    'no bytes',
    'path, unknown id',
    'path, wrong value',
    'query, missing',
    'query, wrong value',
    'unknown bearer',
    'wrong content type',
  ])
})
