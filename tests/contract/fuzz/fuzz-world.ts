import type { ResponseViolation } from '@mocks/world/world'
import { type CallResponse, createCallClient } from '../../mocks/client'
import { accounts } from '../../mocks/handlers/backend'
import { encodeBody } from './encode-body'
import {
  buildAddress,
  createGoodCall,
  type GeneratedCall,
  getAccount,
  type Operation,
} from './generated-call'

/** The response to a call, and what the call did to the world. */
export interface CallResult extends CallResponse {
  /** The number of rows that the call wrote. */
  writes: number
  /** The contract violations in the response, and the errors that the handler threw. */
  violations: readonly ResponseViolation[]
}

/**
 * Creates one world with the demo scenario for many calls, and signs in the given users. `sendCallWithRollback` undoes the
 * changes of each call, so that all calls start from the same state. To create a new world for each call would be too slow.
 */
export async function createFuzzWorld(usernames: readonly string[] = Object.values(accounts)) {
  const { mock, call, signIn } = await createCallClient()
  const { world } = mock
  const tokens = new Map<string, string>()
  for (const username of usernames) tokens.set(username, await signIn(username))
  const expiredToken = await signIn()
  const [session] = world.db.sessions.by('token', expiredToken)
  if (!session) throw new Error('The sign-in created no session')
  await world.db.sessions.save({ ...session, expires_at: '2026-03-16T12:59:59.000Z' })
  const initialIds = world.ids.state()
  const initialState = world.serialise()

  /** Sends a call, and keeps its changes to the world. */
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

  /** Sends a call, and then undoes its changes to the world. */
  async function sendCallWithRollback(
    operation: Operation,
    generatedCall: GeneratedCall,
    token?: string,
  ): Promise<CallResult> {
    const result = await sendCall(operation, generatedCall, token)
    await world.journal.rollBack()
    world.ids.restore(initialIds)
    return result
  }

  const getToken = (operation: Operation): string => tokens.get(getAccount(operation)) ?? ''

  return {
    mock,
    signIn,
    sendCall,
    sendCallWithRollback,
    expiredToken,
    /** Returns the token with which the good call of an operation is sent. */
    getToken,
    createGoodCall: (operation: Operation) => createGoodCall(operation, getToken(operation)),
    /** Whether the world is in the same state as before the first call. */
    isUnchanged: () => world.serialise() === initialState,
  }
}

export type FuzzWorld = Awaited<ReturnType<typeof createFuzzWorld>>
