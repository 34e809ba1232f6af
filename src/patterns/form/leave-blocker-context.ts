import { createContext } from 'react'

/** A form with unsaved changes registers one, so that the parts that can close the form ask first. */
export interface LeaveBlocker {
  /** Asks whether to discard the changes, and calls `leave` after a yes. */
  ask: (leave: () => void) => void
  /** Skips the question at the next leave, because everything is saved. */
  allowLeave: () => void
}

/** Registers a blocker with the parent that can close the form. Returns the function that removes it. */
export const LeaveBlockerContext = createContext<((leaver: LeaveBlocker) => () => void) | undefined>(
  undefined,
)
