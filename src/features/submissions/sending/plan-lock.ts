const lockName = (planId: string) => `portal.submission.${planId}`

/**
 * Runs a task while this tab holds the lock of a plan. Returns false, without running the task, if another tab holds the
 * lock. The browser has the Web Locks API only with https; without https the task runs without a lock.
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

/**
 * Reads which plans are being sent, in this or any other tab. Returns a function that tells whether a plan is among them.
 */
export async function readLockedPlans(): Promise<(planId: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held: locks = [] } = await navigator.locks.query()
  const names = new Set(locks.map(({ name }) => name))
  return (planId) => names.has(lockName(planId))
}
