const lockName = (planId: string) => `portal.submission.${planId}`

/**
 * Does something about a plan while no other tab does; answers false, without doing it, where one does. A page that is
 * not served over https has no locks; there nothing is held up.
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

/** The plans that some tab is sending at this moment. */
export async function readLockedPlans(): Promise<(planId: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return (planId) => names.has(lockName(planId))
}
