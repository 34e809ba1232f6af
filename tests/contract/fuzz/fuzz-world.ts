import type { ResponseViolation } from '@mocks/world/world'
import { type CallResponse, client } from '../../mocks/client'
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
export interface CallResult extends CallResponse {
  /** The number of written rows. */
  writes: number
  /** The violations of the contract in the response. */
  violations: readonly ResponseViolation[]
}

/**
 * Creates one demo world for many calls. `sendCallWithRollback` rolls back each call, so that all calls start from the same
 * world. A new world for each call would take most of the time of the tests.
 */
export async function createFuzzWorld(usernames: readonly string[] = Object.values(accounts)) {
  const { mock, call, signIn } = await client()
  const { world } = mock
  const tokens = new Map<string, string>()
  for (const account of usernames) tokens.set(account, await signIn(account))
  const expiredToken = await signIn()
  const [session] = world.db.sessions.by('token', expiredToken)
  if (!session) throw new Error('The sign-in created no session')
  await world.db.sessions.save({ ...session, expires_at: '2026-03-16T12:59:59.000Z' })
  const ids = world.ids.state()
  const initialState = world.serialise()

  /** Sends a call without rolling it back. */
  async function sendCall(
    operation: Operation,
    generatedCall: GeneratedCall,
    token: string | undefined,
  ): Promise<CallResult> {
    world.journal.begin()
    const { body, headers: bodyHeaders } = encodeBody(operation, generatedCall.body)
    const headers = { ...bodyHeaders, ...generatedCall.headers }
    const response = await call(operation.method, buildAddress(operation, generatedCall), {
      body,
      headers,
      token,
    })
    return { ...response, writes: world.journal.writes, violations: world.violations.splice(0) }
  }

  /** Sends a call, and rolls it back. */
  async function sendCallWithRollback(
    operation: Operation,
    generatedCall: GeneratedCall,
    token?: string,
  ): Promise<CallResult> {
    const result = await sendCall(operation, generatedCall, token)
    await world.journal.rollBack()
    world.ids.restore(ids)
    return result
  }

  const getToken = (operation: Operation): string => tokens.get(getAccount(operation)) ?? ''

  return {
    mock,
    signIn,
    sendCall,
    sendCallWithRollback,
    expiredToken,
    /** Returns the token of the account that sends the good call of an operation. */
    getToken,
    createGoodCall: (operation: Operation) => createGoodCall(operation, getToken(operation)),
    /** Whether the world equals the world before the first call. */
    isUnchanged: () => world.serialise() === initialState,
  }
}

export type FuzzWorld = Awaited<ReturnType<typeof createFuzzWorld>>
