import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateBrokenCalls } from './fuzz/broken-calls'
import { findUndocumented } from './fuzz/find-undocumented'
import { createFuzzWorld, type FuzzWorld } from './fuzz/fuzz-world'
import { contractOperations } from './fuzz/generated-call'

const atLeast = 50

let world: FuzzWorld
beforeAll(async () => {
  world = await createFuzzWorld()
})

/** The fields that a refusal names. What is wrong with one may be wrong with the whole, too. */
const namedIn = (body: unknown, field: string) =>
  Object.keys(body as object).filter((name) => name === field || name !== 'non_field_errors')

describe('what the contract does not allow', () => {
  it.each(contractOperations)(
    '$operationId: is refused, whatever is wrong, and changes nothing',
    async (operation) => {
      const kinds = Object.entries(generateBrokenCalls(operation, world))
      const numRuns = Math.ceil(atLeast / kinds.length)
      for (const [, calls] of kinds) {
        const isRefused = fc.asyncProperty(calls, async ({ ask, token, status, field }) => {
          const told = await world.sendCallAlone(operation, ask, token)
          expect({ ...told, headers: undefined }).toMatchObject({ violations: [], writes: 0 })
          expect(findUndocumented(operation, told)).toBeUndefined()
          expect(told.status).toSatisfy((one) => (status ? one === status : one >= 400 && one < 500))
          if (field !== undefined) expect(namedIn(told.body, field)).toEqual([field])
        })
        await fc.assert(isRefused, { numRuns, seed: 20260316 })
      }
      expect(world.isUnchanged()).toBe(true)
    },
  )
})

it('breaks calls in every way', () => {
  const found = new Set(
    contractOperations.flatMap((operation) => Object.keys(generateBrokenCalls(operation, world))),
  )
  expect([...found].sort()).toEqual([
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
