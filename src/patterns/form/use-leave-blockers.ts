import { useCallback, useRef } from 'react'
import type { LeaveBlocker } from './leave-blocker-context'

/**
 * The blockers of the forms inside. `register` is the value of `LeaveBlockerContext` around the forms; `leave` asks them
 * before it runs `go`; `allowLeave` skips the question at the next leave.
 */
export function useLeaveBlockers() {
  const blockers = useRef(new Set<LeaveBlocker>())
  const register = useCallback((blocker: LeaveBlocker) => {
    blockers.current.add(blocker)
    return () => {
      blockers.current.delete(blocker)
    }
  }, [])
  const leave = useCallback((go: () => void) => {
    const [blocker] = blockers.current
    if (blocker) blocker.ask(go)
    else go()
  }, [])
  const allowLeave = useCallback(() => {
    for (const blocker of blockers.current) blocker.allowLeave()
  }, [])
  return { register, leave, allowLeave }
}
