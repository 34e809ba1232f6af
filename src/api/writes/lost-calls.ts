import type { QueryClient } from '@tanstack/react-query'

/** A call that the backend may have executed although its response was lost. */
export interface LostCall<Variables = unknown> {
  variables: Variables
  /** The variables as text, to compare them with those of a later call. */
  content: string
  idempotencyKey: string
}

const lostCallsByClient = new WeakMap<QueryClient, Map<string, readonly LostCall[]>>()

/**
 * Returns the lost calls of a query client, by the operation and the subject. They outlive the screen that made them, because
 * users close a failed form and open it again.
 */
export function getLostCalls(client: QueryClient): Map<string, readonly LostCall[]> {
  const lostCalls = lostCallsByClient.get(client) ?? new Map<string, readonly LostCall[]>()
  lostCallsByClient.set(client, lostCalls)
  return lostCalls
}

/** Forgets all lost calls, for example when another user signs in. */
export const forgetLostCalls = (client: QueryClient): void => void lostCallsByClient.delete(client)
