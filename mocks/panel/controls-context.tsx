import { createContext, useContext } from 'react'
import type { MockClient } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'

/** The services of the panel. */
export interface PanelControls {
  mock: MockClient
  portal: PortalBridge
  /** Loads a page of the portal by its path, such as `/activitiesReport`. The page load closes the panel. */
  open: (path: string) => void
  /** Makes the portal fetch its data again, without a page load. */
  refreshPortal: () => void
}

const context = createContext<PanelControls | undefined>(undefined)

export const PanelControlsProvider = context.Provider

/** Returns the panel's services. @throws Error if the calling component is outside a `PanelControlsProvider`. */
export function usePanelControls(): PanelControls {
  const controls = useContext(context)
  if (!controls) throw new Error('usePanelControls needs a PanelControlsProvider')
  return controls
}
