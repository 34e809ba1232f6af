import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { findUndocumented } from './fuzz/find-undocumented'
import { createFuzzWorld, type FuzzWorld } from './fuzz/fuzz-world'
import { contractOperations } from './fuzz/generated-call'
import { generateValidCalls } from './fuzz/valid-calls'

let world: FuzzWorld
beforeAll(async () => {
  world = await createFuzzWorld()
})

describe('what the contract allows', () => {
  it.each(contractOperations)('$operationId: succeeds where it is known to', async (operation) => {
    const told = await world.sendCallAlone(
      operation,
      world.createGoodCall(operation),
      world.getToken(operation),
    )
    expect(told.violations).toEqual([])
    expect([told.status, told.body]).toEqual([expect.toSatisfy((status) => status < 300), told.body])
  })

  it.each(contractOperations)('$operationId: is answered as the contract declares', async (operation) => {
    const token = world.getToken(operation)
    const calls = generateValidCalls(operation, token)
    const isAnsweredWell = fc.asyncProperty(calls, async (ask) => {
      const told = await world.sendCallAlone(operation, ask, operation.isPublic ? undefined : token)
      expect(told.violations).toEqual([])
      expect(findUndocumented(operation, told)).toBeUndefined()
      expect(told.status).toBeLessThan(500)
    })
    await fc.assert(isAnsweredWell, { numRuns: 50, seed: 20260316 })
    expect(world.isUnchanged()).toBe(true)
  })

  it.each(contractOperations.filter(({ isPublic }) => isPublic))(
    '$operationId: does not look at a token',
    async (operation) => {
      const told = await world.sendCallAlone(operation, world.createGoodCall(operation), 'nobody')
      expect(told.status).toBeLessThan(300)
    },
  )

  const reads = contractOperations.filter(
    ({ method, operationId }) => method === 'GET' && operationId !== 'completeHandoff',
  )
  it.each(reads)('$operationId: reading changes nothing', async (operation) => {
    const told = await world.sendCallAlone(
      operation,
      world.createGoodCall(operation),
      world.getToken(operation),
    )
    expect(told.writes).toBe(0)
  })
})
