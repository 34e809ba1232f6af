import { expect } from 'vitest'
import type { CallResponse } from '../client'

/** The first response to each combination of account, operation and idempotency key. */
export type FirstResponses = Map<string, Pick<CallResponse, 'status' | 'body'>>

/**
 * Calls `send`, which must send one write. `key` is the `Idempotency-Key` of the write, or undefined if the write has none.
 * If the account has already used the key for the operation, expects the response to repeat the first response.
 * @returns the response; undefined if it repeats the first response.
 */
export async function sendAndGetNewResponse(
  firstResponses: FirstResponses,
  { account, operation, key }: { account: string; operation: string; key: string | undefined },
  send: () => Promise<CallResponse>,
): Promise<CallResponse | undefined> {
  const callName = `${account} ${operation} ${key}`
  const firstResponse = key === undefined ? undefined : firstResponses.get(callName)
  const response = await send()
  if (firstResponse) {
    expect([response.status, response.body]).toEqual([firstResponse.status, firstResponse.body])
    return undefined
  }
  if (key !== undefined) firstResponses.set(callName, response)
  return response
}

/** Formats an idempotency key for the description of a command; empty if there is no key. */
export const describeKey = (key: string | undefined): string => (key === undefined ? '' : `, key ${key}`)
