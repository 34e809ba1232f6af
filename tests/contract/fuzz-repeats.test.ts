import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNoAdvice } from '../support/expect-no-advice'
import { locateOperation, operations } from './document'
import { generateBrokenBodies } from './fuzz/broken-bodies'
import { createFuzzWorld } from './fuzz/fuzz-world'
import { contractOperations, type GeneratedCall, getAccount } from './fuzz/generated-call'

const key = { 'Idempotency-Key': '6f0c4f9a-9a55-4a4b-8a1f-7e10c0ffee00' }

describe('a repeated Idempotency-Key', () => {
  it.each(contractOperations.filter(({ isIdempotent }) => isIdempotent))(
    '$operationId: gets the first answer again without a second write; a rejected body does not use the key',
    async (operation) => {
      const world = await createFuzzWorld([getAccount(operation)])
      const generatedCall: GeneratedCall = { ...world.createGoodCall(operation), headers: key }
      const send = (token: string, body = generatedCall.body) =>
        world.sendCall(operation, { ...generatedCall, body }, operation.isPublic ? undefined : token)
      const token = world.getToken(operation)

      const [bodies] = Object.values(generateBrokenBodies(operation, token))
      const [broken] = bodies ? fc.sample(bodies, { numRuns: 1, seed: 1 }) : []
      if (broken) expect((await send(token, broken.body)).status).toBe(400)

      const first = await send(token)
      expect(first.status).toBeLessThan(300)
      // The first call may have ended the session of its token.
      const newToken = await world.signIn(getAccount(operation))
      const before = world.mock.world.serialise()
      const second = await send(newToken)
      expect([second.status, second.body]).toEqual([first.status, first.body])
      expect(world.mock.world.serialise()).toBe(before)
    },
  )
})

describe('the contract', () => {
  it('takes a key on every write, or says why not', () => {
    const reasons = new Map(
      operations.map((operation) => [operation.operationId, operation['x-without-idempotency-key']]),
    )
    const writes = contractOperations.filter(({ method }) => method !== 'GET')
    const advice = writes.flatMap(({ operationId, isIdempotent }) => {
      const hasReason = reasons.get(operationId) !== undefined
      if (isIdempotent !== hasReason) return []
      return hasReason
        ? `${locateOperation(operationId)}: remove \`x-without-idempotency-key\`, because it takes a key`
        : `${locateOperation(operationId)}: add the parameter IdempotencyKey, or \`x-without-idempotency-key\` with the reason`
    })
    expectNoAdvice(advice)
  })
})
