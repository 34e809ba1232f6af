import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ask, accountOf, everyOperation } from './fuzz/ask'
import { brokenBodies } from './fuzz/broken-bodies'
import { fuzzWorld } from './fuzz/fuzz-world'

const key = { 'Idempotency-Key': '6f0c4f9a-9a55-4a4b-8a1f-7e10c0ffee00' }

describe('a key that is sent again', () => {
  it.each(everyOperation.filter(({ isIdempotent }) => isIdempotent))(
    '$operationId: gets the first answer, nothing happens twice, and what the contract refuses is no answer',
    async (operation) => {
      const world = await fuzzWorld([accountOf(operation)])
      const ask: Ask = { ...world.knownAsk(operation), headers: key }
      const send = (token: string, body = ask.body) =>
        world.tell(operation, { ...ask, body }, operation.isPublic ? undefined : token)
      const token = world.tokenFor(operation)

      const [bodies] = Object.values(brokenBodies(operation, token))
      const [broken] = bodies ? fc.sample(bodies, { numRuns: 1, seed: 1 }) : []
      if (broken) expect((await send(token, broken.body)).status).toBe(400)

      const first = await send(token)
      expect(first.status).toBeLessThan(300)
      // What was sent may have ended the session that sent it.
      const again = await world.signIn(accountOf(operation))
      const before = world.mock.world.serialise()
      const second = await send(again)
      expect([second.status, second.body]).toEqual([first.status, first.body])
      expect(world.mock.world.serialise()).toBe(before)
    },
  )
})

describe('the contract', () => {
  it('takes a key on every write but those that open a session with what is known already', () => {
    const without = everyOperation.filter(({ method, isIdempotent }) => method !== 'GET' && !isIdempotent)
    expect(without.map(({ operationId }) => operationId)).toEqual(['login', 'verifyResident'])
  })
})
