import { createContext, useContext } from 'react'
import type { Mock } from '../client.ts'

/** Where somebody who is signed in looks, by its ids. */
export interface Place {
  neighbourhood: number
  /** Absent for who has no lot there. */
  lot?: number
}

/** What the portal lends to the panel: the one place that reads and writes the session is the portal's. */
export interface Portal {
  /** The email of whoever is signed in here; undefined if nobody is. */
  signedInAs(): Promise<string | undefined>
  /** Keeps what a login answered, as the portal does after its own; a page that is loaded then is that user's. */
  keepSession(answer: Record<string, unknown>): Promise<void>
  /** Where this tab looks; undefined if nobody is signed in, or has no neighbourhood. */
  place(): Promise<Place | undefined>
  /** Has this tab look there when it is loaded. */
  keepPlace(place: Place): Promise<void>
  /** Signs out here and in the other tabs. */
  endSession(): Promise<void>
  /** Where the portal stands, with a final slash: `/`, or below it. */
  root: string
}

/** What every section of the panel is given. */
export interface PanelControls {
  mock: Mock
  portal: Portal
  /** Goes to an address of the portal, such as `/activitiesReport`, and loads it anew: the panel is gone then. */
  open: (address: string) => void
  /** Has the portal read anew what the backend holds, without leaving the page. */
  refreshPortal: () => void
}

const context = createContext<PanelControls | undefined>(undefined)

export const PanelControlsProvider = context.Provider

/** The controls of the panel. @throws Error outside of one. */
export function usePanelControls(): PanelControls {
  const controls = useContext(context)
  if (!controls) throw new Error('there is no panel around this')
  return controls
}
