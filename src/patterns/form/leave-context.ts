import { createContext } from 'react'

/** What a form with changes in it offers to whoever may take it away. */
export interface Leaver {
  /** Asks whether the changes may be lost, and leaves after a yes. */
  ask: (leave: () => void) => void
  /** Lets the next leaving pass without a question: everything is saved. */
  letGo: () => void
}

/** Where a form tells whoever may take it away that there is something to lose; the answer takes it back. */
export const LeaveContext = createContext<((leaver: Leaver) => () => void) | undefined>(undefined)
