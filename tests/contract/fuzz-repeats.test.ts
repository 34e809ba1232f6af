import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNoAdvice } from '../support/expect-no-advice'
import { chooseCases } from '../support/scope'
import { generateBrokenBodies } from './fuzz/broken-bodies'
import { createFuzzWorld } from './fuzz/fuzz-world'
import { contractOperations, type GeneratedCall, getAccount } from './fuzz/generated-call'
import { locateOperation, operations } from './openapi-document'

const keyHeader = { 'Idempotency-Key': '6f0c4f9a-9a55-4a4b-8a1f-7e10c0ffee00' }

const idempotentOperations = contractOperations.filter(({ isIdempotent }) => isIdempotent)

describe('a repeated Idempotency-Key', () => {
  it.each(chooseCases(idempotentOperations, 25))(
    '$operationId: a second call gets the first response and writes nothing; a rejected body does not use up the key',
    async (operation) => {
      const world = await createFuzzWorld([getAccount(operation)])
      const generatedCall: GeneratedCall = { ...world.createGoodCall(operation), headers: keyHeader }
      const send = (token: string, body = generatedCall.body) =>
        world.sendCall(operation, { ...generatedCall, body }, operation.isPublic ? undefined : token)
      const token = world.getToken(operation)

      const [bodies] = Object.values(generateBrokenBodies(operation, token))
      const [brokenBody] = bodies ? fc.sample(bodies, { numRuns: 1, seed: 1 }) : []
      if (brokenBody) expect((await send(token, brokenBody.body)).status).toBe(400)

      const firstResponse = await send(token)
      expect(firstResponse.status).toBeLessThan(300)
      // The first call may have ended the session of its token.
      const newToken = await world.signIn(getAccount(operation))
      const stateBefore = world.mock.world.serialise()
      const secondResponse = await send(newToken)
      expect([secondResponse.status, secondResponse.body]).toEqual([firstResponse.status, firstResponse.body])
      expect(world.mock.world.serialise()).toBe(stateBefore)
    },
  )
})

describe('the contract', () => {
  it('accepts an Idempotency-Key for each write, or states why it does not', () => {
    const reasons = new Map(
      operations.map((operation) => [operation.operationId, operation['x-without-idempotency-key']]),
    )
    const writes = contractOperations.filter(({ method }) => method !== 'GET')
    const advice = writes.flatMap(({ operationId, isIdempotent }) => {
      const hasReason = reasons.get(operationId) !== undefined
      if (isIdempotent !== hasReason) return []
      return hasReason
        ? `${locateOperation(operationId)}: remove \`x-without-idempotency-key\`, because the operation accepts a key`
        : `${locateOperation(operationId)}: add the parameter IdempotencyKey, or \`x-without-idempotency-key\` with the reason`
    })
    expectNoAdvice(advice)
  })
})
