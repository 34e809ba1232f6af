import { createContext, use, useCallback, useRef } from 'react'

/**
 * A form with unsaved changes registers a blocker. The dialog or screen around the form then asks the user before closing.
 */
interface LeaveBlocker {
  /** Shows the question of the form. If the user confirms, calls `leave` and then each function of `discards`. */
  ask: (leave: () => unknown, discards: readonly (() => void)[]) => void
  /** Lets the user leave the form without the question, because everything is saved. */
  allowLeave: () => void
  /** Removes the draft of the form. */
  discard: () => void
}

/** The results of a `leave` after which the typed values are still needed. After any other result, their draft is removed. */
export const leaveResults = {
  /** The user is still on the page, because the action failed. */
  stays: 'stays',
  /** The page reloads, and the form then offers the draft. */
  reloads: 'reloads',
} as const

/**
 * The function of this context registers a form's blocker with the dialog or screen around the form. It returns the function
 * that removes the blocker.
 */
export const LeaveBlockerContext = createContext<((blocker: LeaveBlocker) => () => void) | undefined>(
  undefined,
)

/**
 * Collects the blockers of the forms in a dialog or screen. Provide `register` as the value of `LeaveBlockerContext`. `leave`
 * runs `go`; if a form has unsaved changes, the user has to confirm first. After `allowLeave`, no confirmation is needed. The
 * screen around a dialog also knows the forms in the dialog.
 */
export function useLeaveBlockers() {
  const blockers = useRef(new Set<LeaveBlocker>())
  const registerOutside = use(LeaveBlockerContext)
  const register = useCallback(
    (blocker: LeaveBlocker) => {
      const unregisterOutside = registerOutside?.(blocker)
      blockers.current.add(blocker)
      return () => {
        blockers.current.delete(blocker)
        unregisterOutside?.()
      }
    },
    [registerOutside],
  )
  const leave = useCallback((go: () => unknown) => {
    const all = [...blockers.current]
    if (all[0])
      all[0].ask(
        go,
        all.map(({ discard }) => discard),
      )
    else go()
  }, [])
  const allowLeave = useCallback(() => {
    for (const blocker of blockers.current) blocker.allowLeave()
  }, [])
  return { register, leave, allowLeave }
}
