import { createBackgroundCheckApi } from './background-check-api'
import { newKey, type Plan } from './plan'

/**
 * Removes the entries that no submission will take, so that nothing of a background check that was given up is left.
 * What cannot be removed is seen by nobody.
 */
export async function discardEntries(rp: number, { kind, held }: Plan): Promise<void> {
  if (kind !== 'BACKGROUND_CHECK' || held.submissionId !== null) return
  const calls = createBackgroundCheckApi(rp)
  const { signal } = new AbortController()
  for (const { placeId } of held.people) {
    await calls.removePerson(placeId, { idempotencyKey: newKey(), signal }).catch(() => {})
  }
}
