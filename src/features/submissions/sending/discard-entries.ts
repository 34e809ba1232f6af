import { newKey } from '@/new-key'
import { createBackgroundCheckApi } from './background-check-api'
import type { Plan } from './plan'

/**
 * Removes the entries of a discarded background check that belong to no submission. An entry that cannot be removed
 * is not visible to anybody.
 */
export async function discardEntries(rp: number, { kind, held }: Plan): Promise<void> {
  if (kind !== 'BACKGROUND_CHECK' || held.submissionId !== null) return
  const calls = createBackgroundCheckApi(rp)
  const { signal } = new AbortController()
  for (const { placeId } of held.people) {
    await calls.removePerson(placeId, { idempotencyKey: newKey(), signal }).catch(() => {})
  }
}
