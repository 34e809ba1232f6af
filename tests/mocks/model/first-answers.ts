import { expect } from 'vitest'
import type { Answered } from '../client'

/** First answers by account, operation and key. */
export type FirstAnswers = Map<string, Pick<Answered, 'status' | 'body'>>

/**
 * A write that may carry a key: a used one gets the first answer and does nothing.
 * @returns the answer; undefined if it was not the first.
 */
export async function firstAnswer(
  answers: FirstAnswers,
  { account, operation, key }: { account: string; operation: string; key: string | undefined },
  send: () => Promise<Answered>,
): Promise<Answered | undefined> {
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

/** What a counterexample says of a key. */
export const keyWords = (key: string | undefined): string => (key === undefined ? '' : `, key ${key}`)
