const lockName = (planId: string) => `portal.submission.${planId}`

/**
 * Runs a task while holding the plan's lock. Returns false without running it if another tab holds the lock. The
 * Web Locks API needs https; without it the task runs unlocked.
 */
export async function withPlanLock(planId: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work()
    return true
  }
  return navigator.locks.request(lockName(planId), { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await work()
    return true
  })
}

/** Returns a predicate that tells whether any tab is sending a plan. */
export async function readLockedPlans(): Promise<(planId: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return (planId) => names.has(lockName(planId))
}
