import { createContext, useCallback, useRef } from 'react'

/** A form with unsaved changes registers a blocker with its dialog. The dialog then asks the user before closing. */
interface LeaveBlocker {
  /** Shows the question, and calls `leave` after a confirmation. */
  ask: (leave: () => void) => void
  /** Skips the question at the next leave, because everything is saved. */
  allowLeave: () => void
}

/** Registers a blocker with the dialog around the form. Returns the function that removes the blocker. */
export const LeaveBlockerContext = createContext<((blocker: LeaveBlocker) => () => void) | undefined>(
  undefined,
)

/**
 * `register` is the value of `LeaveBlockerContext` around the forms; `leave` shows the question of a changed
 * form before it runs `go`; `allowLeave` skips the question at the next leave.
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
