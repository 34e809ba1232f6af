import { createContext, useContext } from 'react'
import type { MockClient } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'

export type { LotSelection as Place, PortalBridge as Portal } from '../portal-bridge.ts'

/** The controls and the portal, as every section of the panel uses them. */
export interface PanelControls {
  mock: MockClient
  portal: PortalBridge
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
