import { expect } from 'vitest'
import type { CallResponse } from '../client'

/** The first response for each account, operation and key. */
export type FirstResponses = Map<string, Pick<CallResponse, 'status' | 'body'>>

/**
 * Sends a write with an optional idempotency key. A repeated key must return the first response.
 * @returns the response; undefined if the key was repeated.
 */
export async function callIdempotently(
  responses: FirstResponses,
  { account, operation, key }: { account: string; operation: string; key: string | undefined },
  send: () => Promise<CallResponse>,
): Promise<CallResponse | undefined> {
  const name = `${account} ${operation} ${key}`
  const firstResponse = key === undefined ? undefined : responses.get(name)
  const response = await send()
  if (firstResponse) {
    expect([response.status, response.body]).toEqual([firstResponse.status, firstResponse.body])
    return undefined
  }
  if (key !== undefined) responses.set(name, response)
  return response
}

/** Describes a key in a counterexample. */
export const describeKey = (key: string | undefined): string => (key === undefined ? '' : `, key ${key}`)
