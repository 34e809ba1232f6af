import type { QueryClient } from '@tanstack/react-query'
import type { Write } from './write'

/** A call that the backend may have executed although its response was lost. */
export interface LostCall<Variables = unknown> {
  variables: Variables
  /** The variables as text, to compare them with those of a later call. */
  content: string
  idempotencyKey: string
}

/** Lost calls, by the operation and the subject. */
export type LostCalls = Map<string, readonly LostCall[]>

/** The lost calls about the subject of a write. */
export interface LostCallStore<Variables> {
  read: () => readonly LostCall<Variables>[]
  replace: (lostCalls: readonly LostCall<Variables>[]) => void
}

/** Returns the store of the lost calls that have the operation and the subject of a write. */
export function openLostCallStore<Variables>(
  lostCalls: LostCalls,
  { operation, getSubject }: Pick<Write<Variables, unknown>, 'operation' | 'getSubject'>,
  variables: Variables,
): LostCallStore<Variables> {
  const key = JSON.stringify([operation, getSubject(variables)])
  return {
    // The key contains the operation, so the calls have the variables of this write.
    read: () => (lostCalls.get(key) ?? []) as readonly LostCall<Variables>[],
    replace: (calls: readonly LostCall[]) => void lostCalls.set(key, calls),
  }
}

const lostCallsByClient = new WeakMap<QueryClient, LostCalls>()

/**
 * Returns the lost calls of a query client. They outlive the screen that made them, because users close a failed form and open
 * it again.
 */
export function getLostCalls(client: QueryClient): LostCalls {
  const lostCalls = lostCallsByClient.get(client) ?? new Map<string, readonly LostCall[]>()
  lostCallsByClient.set(client, lostCalls)
  return lostCalls
}

/** Forgets all lost calls, for example when another user signs in. */
export const forgetLostCalls = (client: QueryClient): void => void lostCallsByClient.delete(client)
