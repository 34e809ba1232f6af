import { ApiError } from '@/api/api-error'
import { completeHandoff } from '@/api/generated/session/session'
import { describeError } from '@/copy/errors'
import type { Handoff } from '@/session/handoff'
import { isSameAccount } from '@/session/same-user'
import type { Session } from '@/session/session-schema'
import { enterSession, getSessionState, readSession } from '@/session/session-store'
import { copy } from './copy'

export type HandoffResult =
  | { kind: 'entered' }
  | { kind: 'other-user'; otherSession: Session }
  | { kind: 'refused'; sentence: string; canRetry: boolean }

/** The contract's maximum length of a code. */
const maxCodeLength = 200

/** Stores the promise of each handoff, because a second request with the same code would fail. */
const results = new WeakMap<Handoff, Promise<HandoffResult>>()

/**
 * Maps an error to a refusal. A rejected code stays invalid, so a retry is useless. Any other failure may be
 * temporary.
 */
function toRefusal(error: unknown): HandoffResult {
  const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 404)
  if (isRefused) return { kind: 'refused', sentence: copy.handoff.refused, canRetry: false }
  return { kind: 'refused', sentence: describeError(error).join(' '), canRetry: true }
}

async function requestHandoff({ otc }: Handoff): Promise<HandoffResult> {
  if (otc === undefined) {
    // The specification prescribes this message. See docs/product/portal.md#handoff-missing.
    console.info('Missing OTC param')
    return { kind: 'refused', sentence: copy.handoff.missing, canRetry: false }
  }
  if (otc.length > maxCodeLength) return { kind: 'refused', sentence: copy.handoff.refused, canRetry: false }
  try {
    const newSession = readSession(await completeHandoff({ otc }), { isFromMobile: true })
    const { session } = getSessionState()
    if (session && !isSameAccount(session, newSession))
      return { kind: 'other-user', otherSession: newSession }
    enterSession(newSession)
    return { kind: 'entered' }
  } catch (error) {
    return toRefusal(error)
  }
}

/** Completes a handoff, and returns the same promise for further calls. The promise never rejects. */
export function runHandoff(handoff: Handoff): Promise<HandoffResult> {
  const result = results.get(handoff) ?? requestHandoff(handoff)
  results.set(handoff, result)
  return result
}

export function retryHandoff(handoff: Handoff): Promise<HandoffResult> {
  results.delete(handoff)
  return runHandoff(handoff)
}
