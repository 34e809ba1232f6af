import type { ReplyViolation } from '@mocks/world/world'
import { type Answered, client } from '../../mocks/client'
import { accounts } from '../../mocks/handlers/backend'
import { encodeBody } from './encode-body'
import {
  buildAddress,
  createGoodCall,
  type GeneratedCall,
  getAccount,
  type Operation,
} from './generated-call'

/** The response of a call, with its effects on the world. */
export interface CallResult extends Answered {
  /** The number of written rows. */
  writes: number
  /** The differences of the response from the contract. */
  violations: readonly ReplyViolation[]
}

/**
 * Creates one demo for many calls. Each call is rolled back after its response, so that all of them start from the same
 * world; a new world for each would take most of the time.
 */
export async function createFuzzWorld(signedIn: readonly string[] = Object.values(accounts)) {
  const { mock, call, signIn } = await client()
  const { world } = mock
  const tokens = new Map<string, string>()
  for (const account of signedIn) tokens.set(account, await signIn(account))
  const expired = await signIn()
  const [session] = world.db.sessions.by('token', expired)
  if (!session) throw new Error('Nobody signed in')
  await world.db.sessions.save({ ...session, expires_at: '2026-03-16T12:59:59.000Z' })
  const ids = world.ids.state()
  const beginning = world.serialise()

  /** Sends a call without rolling it back. */
  async function sendCall(
    operation: Operation,
    ask: GeneratedCall,
    token: string | undefined,
  ): Promise<CallResult> {
    world.journal.begin()
    const { body, headers: own } = encodeBody(operation, ask.body)
    const headers = { ...own, ...ask.headers }
    const answer = await call(operation.method, buildAddress(operation, ask), { body, headers, token })
    return { ...answer, writes: world.journal.writes, violations: world.violations.splice(0) }
  }

  /** Sends a call, and rolls it back. */
  async function sendCallAlone(
    operation: Operation,
    ask: GeneratedCall,
    token?: string,
  ): Promise<CallResult> {
    const told = await sendCall(operation, ask, token)
    await world.journal.rollBack()
    world.ids.restore(ids)
    return told
  }

  const getToken = (operation: Operation): string => tokens.get(getAccount(operation)) ?? ''

  return {
    mock,
    signIn,
    sendCall,
    sendCallAlone,
    expired,
    /** The token of the account of the good call. */
    getToken,
    createGoodCall: (operation: Operation) => createGoodCall(operation, getToken(operation)),
    /** Whether the world is as before the first call. */
    isUnchanged: () => world.serialise() === beginning,
  }
}

export type FuzzWorld = Awaited<ReturnType<typeof createFuzzWorld>>
