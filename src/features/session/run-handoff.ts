import { ApiError } from '@/api/api-error'
import { completeHandoff } from '@/api/generated/session/session'
import { describeError } from '@/copy/errors'
import type { Handoff } from '@/session/handoff'
import { isSamePerson } from '@/session/same-user'
import type { Session } from '@/session/session-schema'
import { enterSession, readSession, sessionState } from '@/session/session-store'
import { copy } from './copy'

export type HandoffResult =
  | { kind: 'entered' }
  | { kind: 'somebody-else'; other: Session }
  | { kind: 'refused'; sentence: string; canRetry: boolean }

/** The contract's maximum length of a code. */
const maxCodeLength = 200

/** One call for each handoff, because a code works once. */
const results = new WeakMap<Handoff, Promise<HandoffResult>>()

/** Maps an error to a refusal. A rejected code stays invalid; any other failure may be temporary. */
function refusalOf(error: unknown): HandoffResult {
  const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 404)
  if (isRefused) return { kind: 'refused', sentence: copy.handoff.refused, canRetry: false }
  return { kind: 'refused', sentence: describeError(error).join(' '), canRetry: true }
}

async function complete({ otc }: Handoff): Promise<HandoffResult> {
  if (otc === undefined) {
    // The message is prescribed. See docs/product/portal.md#handoff-missing.
    console.info('Missing OTC param')
    return { kind: 'refused', sentence: copy.handoff.missing, canRetry: false }
  }
  if (otc.length > maxCodeLength) return { kind: 'refused', sentence: copy.handoff.refused, canRetry: false }
  try {
    const newSession = readSession(await completeHandoff({ otc }), { isFromMobile: true })
    const { session } = sessionState()
    if (session && !isSamePerson(session, newSession)) return { kind: 'somebody-else', other: newSession }
    enterSession(newSession)
    return { kind: 'entered' }
  } catch (error) {
    return refusalOf(error)
  }
}

/** Completes a handoff once. Never rejects. */
export function runHandoff(handoff: Handoff): Promise<HandoffResult> {
  const result = results.get(handoff) ?? complete(handoff)
  results.set(handoff, result)
  return result
}

export function retryHandoff(handoff: Handoff): Promise<HandoffResult> {
  results.delete(handoff)
  return runHandoff(handoff)
}
