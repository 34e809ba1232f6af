import { createContext, useCallback, useRef } from 'react'

/**
 * A form with unsaved changes registers a blocker. The dialog or screen around the form then asks the user before closing.
 */
interface LeaveBlocker {
  /** Shows the question of the form, and calls `leave` if the user confirms. */
  ask: (leave: () => void) => void
  /** Lets the user leave the form without the question, because everything is saved. */
  allowLeave: () => void
}

/**
 * The function of this context registers a form's blocker with the dialog or screen around the form. It returns the function
 * that removes the blocker.
 */
export const LeaveBlockerContext = createContext<((blocker: LeaveBlocker) => () => void) | undefined>(
  undefined,
)

/**
 * Collects the blockers of the forms in a dialog or screen. Provide `register` as the value of `LeaveBlockerContext`. `leave`
 * runs `go`; if a form has unsaved changes, the user has to confirm first. After `allowLeave`, no confirmation is needed.
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
