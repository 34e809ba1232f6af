import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ask, accountOf, everyOperation } from './fuzz/ask'
import { brokenBodies } from './fuzz/broken-bodies'
import { fuzzWorld } from './fuzz/fuzz-world'

const key = { 'Idempotency-Key': '6f0c4f9a-9a55-4a4b-8a1f-7e10c0ffee00' }
const idempotent = everyOperation.filter(({ isIdempotent }) => isIdempotent)

/** A world, and how one operation is asked in it. */
async function worldOf(operation: (typeof everyOperation)[number]) {
  const world = await fuzzWorld()
  const ask = world.knownAsk(operation)
  const send = (asked: Ask, token: string) =>
    world.tell(operation, asked, operation.isPublic ? undefined : token)
  return { world, ask, send, token: world.tokenFor(operation) }
}

describe('a key that is sent again', () => {
  it.each(idempotent)('$operationId: gets the first answer, and nothing happens twice', async (operation) => {
    const { world, ask, send, token } = await worldOf(operation)
    const first = await send({ ...ask, headers: key }, token)
    expect(first.status).toBeLessThan(300)
    // What was sent may have ended the session that sent it.
    const again = await world.signIn(accountOf(operation))
    const before = world.mock.world.serialise()
    const second = await send({ ...ask, headers: key }, again)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(world.mock.world.serialise()).toBe(before)
  })

  it.each(idempotent.filter(({ request }) => request?.mediaType === 'application/json'))(
    '$operationId: is not used up by a call that the contract refuses',
    async (operation) => {
      const { ask, send, token } = await worldOf(operation)
      const [bodies] = Object.values(brokenBodies(operation, token))
      const [broken] = bodies ? fc.sample(bodies, { numRuns: 1, seed: 1 }) : []
      expect((await send({ ...ask, body: broken?.body, headers: key }, token)).status).toBe(400)
      expect((await send({ ...ask, headers: key }, token)).status).toBeLessThan(300)
    },
  )
})

describe('the contract', () => {
  it('takes a key on every write but those that open a session with what is known already', () => {
    const without = everyOperation.filter(({ method, isIdempotent }) => method !== 'GET' && !isIdempotent)
    expect(without.map(({ operationId }) => operationId)).toEqual(['login', 'verifyResident'])
  })
})
