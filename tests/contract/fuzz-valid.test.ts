import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseCount } from '../support/scope'
import { describeContractViolation } from './fuzz/describe-contract-violation'
import { createFuzzWorld, type FuzzWorld } from './fuzz/fuzz-world'
import { contractOperations } from './fuzz/generated-call'
import { generateValidCalls } from './fuzz/valid-calls'

let world: FuzzWorld
beforeAll(async () => {
  world = await createFuzzWorld()
})

describe('a valid call', () => {
  it.each(contractOperations)(
    '$operationId: succeeds if it is the valid call that tests/operations defines',
    async (operation) => {
      const result = await world.sendCallWithRollback(
        operation,
        world.createGoodCall(operation),
        world.getToken(operation),
      )
      expect(result.violations).toEqual([])
      expect([result.status, result.body]).toEqual([expect.toSatisfy((status) => status < 300), result.body])
    },
  )

  it.each(contractOperations)(
    '$operationId: gets a response that the contract declares and that is no server error',
    async (operation) => {
      const token = world.getToken(operation)
      const calls = generateValidCalls(operation, token)
      const property = fc.asyncProperty(calls, async (generatedCall) => {
        const result = await world.sendCallWithRollback(
          operation,
          generatedCall,
          operation.isPublic ? undefined : token,
        )
        expect(result.violations).toEqual([])
        expect(describeContractViolation(operation, result)).toBeUndefined()
        expect(result.status).toBeLessThan(500)
      })
      await fc.assert(property, { numRuns: chooseCount(5, 50), seed: 20260316 })
      expect(world.isUnchanged()).toBe(true)
    },
  )

  it.each(contractOperations.filter(({ isPublic }) => isPublic))(
    '$operationId: succeeds with an invalid token, because the operation is public',
    async (operation) => {
      const result = await world.sendCallWithRollback(operation, world.createGoodCall(operation), 'nobody')
      expect(result.status).toBeLessThan(300)
    },
  )

  // `completeHandoff` is a GET that uses up a one-time code, so it changes rows.
  const reads = contractOperations.filter(
    ({ method, operationId }) => method === 'GET' && operationId !== 'completeHandoff',
  )
  it.each(reads)('$operationId: changes no rows, because the operation only reads', async (operation) => {
    const result = await world.sendCallWithRollback(
      operation,
      world.createGoodCall(operation),
      world.getToken(operation),
    )
    expect(result.writes).toBe(0)
  })
})
