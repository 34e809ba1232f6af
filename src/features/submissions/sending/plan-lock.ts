const lockName = (planId: string) => `portal.submission.${planId}`

/**
 * Locks a plan while a task runs. Returns false without running the task if another tab locks the plan. The Web Locks
 * API needs https; without https the task runs unlocked.
 */
export async function withPlanLock(planId: string, runTask: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await runTask()
    return true
  }
  return navigator.locks.request(lockName(planId), { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await runTask()
    return true
  })
}

/** Returns a predicate that tells whether any tab is sending a plan. */
export async function readLockedPlans(): Promise<(planId: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held: locks = [] } = await navigator.locks.query()
  const names = new Set(locks.map(({ name }) => name))
  return (planId) => names.has(lockName(planId))
}
