import { expect } from 'vitest'
import type { CallAnswer } from '../client'

/** The first answers by account, operation and key. */
export type FirstAnswers = Map<string, Pick<CallAnswer, 'status' | 'body'>>

/**
 * Sends a write with an optional idempotency key. A repeated key must return the first answer.
 * @returns the answer; undefined if the key was repeated.
 */
export async function callIdempotently(
  answers: FirstAnswers,
  { account, operation, key }: { account: string; operation: string; key: string | undefined },
  send: () => Promise<CallAnswer>,
): Promise<CallAnswer | undefined> {
  const name = `${account} ${operation} ${key}`
  const first = key === undefined ? undefined : answers.get(name)
  const answer = await send()
  if (first) {
    expect([answer.status, answer.body]).toEqual([first.status, first.body])
    return undefined
  }
  if (key !== undefined) answers.set(name, answer)
  return answer
}

/** Describes a key in a counterexample. */
export const describeKey = (key: string | undefined): string => (key === undefined ? '' : `, key ${key}`)
