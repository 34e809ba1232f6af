import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyOperation } from './fuzz/ask'
import { whatIsUndocumented } from './fuzz/documented'
import { type FuzzWorld, fuzzWorld } from './fuzz/fuzz-world'
import { validCalls } from './fuzz/valid-calls'

let world: FuzzWorld
beforeAll(async () => {
  world = await fuzzWorld()
})

describe('what the contract allows', () => {
  it.each(everyOperation)('$operationId: succeeds where it is known to', async (operation) => {
    const told = await world.tellAlone(operation, world.knownAsk(operation), world.tokenFor(operation))
    expect(told.violations).toEqual([])
    expect([told.status, told.body]).toEqual([expect.toSatisfy((status) => status < 300), told.body])
  })

  it.each(everyOperation)('$operationId: is answered as the contract declares', async (operation) => {
    const token = world.tokenFor(operation)
    const calls = validCalls(operation, token)
    const isAnsweredWell = fc.asyncProperty(calls, async (ask) => {
      const told = await world.tellAlone(operation, ask, operation.isPublic ? undefined : token)
      expect(told.violations).toEqual([])
      expect(whatIsUndocumented(operation, told)).toBeUndefined()
      expect(told.status).toBeLessThan(500)
    })
    await fc.assert(isAnsweredWell, { numRuns: 50, seed: 20260316 })
    expect(world.isAsInTheBeginning()).toBe(true)
  })

  it.each(everyOperation.filter(({ isPublic }) => isPublic))(
    '$operationId: does not look at a token',
    async (operation) => {
      const told = await world.tellAlone(operation, world.knownAsk(operation), 'nobody')
      expect(told.status).toBeLessThan(300)
    },
  )

  const reads = everyOperation.filter(
    ({ method, operationId }) => method === 'GET' && operationId !== 'completeHandoff',
  )
  it.each(reads)('$operationId: reading changes nothing', async (operation) => {
    const told = await world.tellAlone(operation, world.knownAsk(operation), world.tokenFor(operation))
    expect(told.writes).toBe(0)
  })
})
