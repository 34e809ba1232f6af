import { ApiError } from '@/api/api-error'
import { completeHandoff } from '@/api/generated/session/session'
import { describeError } from '@/copy/errors'
import type { Handoff } from '@/session/handoff'
import { isSameAccount } from '@/session/same-user'
import type { Session } from '@/session/session-schema'
import { enterSession, getSessionState, requireValidSession } from '@/session/session-store'
import { handoffCopy } from './handoff-copy'

export type HandoffResult =
  | { kind: 'entered' }
  | { kind: 'other-user'; otherSession: Session }
  | { kind: 'failed'; sentence: string; canRetry: boolean }

/** The contract's maximum length of a one-time code. */
const maxCodeLength = 200

/** Caches the promise of each handoff, because a second request with the same one-time code would fail. */
const resultPromises = new WeakMap<Handoff, Promise<HandoffResult>>()

/**
 * Maps an error to a result of kind `failed`. A code that the backend rejects stays invalid, so the user cannot retry. Any
 * other failure may be temporary.
 */
function toFailedResult(error: unknown): HandoffResult {
  const isCodeRefused = error instanceof ApiError && (error.status === 400 || error.status === 404)
  if (isCodeRefused) return { kind: 'failed', sentence: handoffCopy.handoff.refused, canRetry: false }
  return { kind: 'failed', sentence: describeError(error).join(' '), canRetry: true }
}

async function requestHandoff({ otc }: Handoff): Promise<HandoffResult> {
  if (otc === undefined) {
    // The specification prescribes this console message. See docs/product/portal.md#handoff-missing.
    console.info('Missing OTC param')
    return { kind: 'failed', sentence: handoffCopy.handoff.missing, canRetry: false }
  }
  if (otc.length > maxCodeLength)
    return { kind: 'failed', sentence: handoffCopy.handoff.refused, canRetry: false }
  try {
    const newSession = requireValidSession(await completeHandoff({ otc }), { isFromMobile: true })
    const { session } = getSessionState()
    if (session && !isSameAccount(session, newSession))
      return { kind: 'other-user', otherSession: newSession }
    enterSession(newSession)
    return { kind: 'entered' }
  } catch (error) {
    return toFailedResult(error)
  }
}

/** Completes a handoff. Further calls with the same handoff return the same promise, which never rejects. */
export function runHandoff(handoff: Handoff): Promise<HandoffResult> {
  const resultPromise = resultPromises.get(handoff) ?? requestHandoff(handoff)
  resultPromises.set(handoff, resultPromise)
  return resultPromise
}

/** Discards the cached promise of a failed handoff, and tries to complete the handoff again. */
export function retryHandoff(handoff: Handoff): Promise<HandoffResult> {
  resultPromises.delete(handoff)
  return runHandoff(handoff)
}
