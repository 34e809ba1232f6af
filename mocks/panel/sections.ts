import type { ComponentType } from 'react'

/** A section of the panel: a part that takes no props and is fetched when it is opened. */
export interface PanelSection {
  id: string
  title: string
  load: () => Promise<ComponentType>
}

/** From the first to the last: who, where things stand, and what the others do. */
export const sections: readonly PanelSection[] = [
  {
    id: 'accounts',
    title: 'Cuentas',
    load: async () => (await import('./sections/AccountsSection.tsx')).AccountsSection,
  },
  {
    id: 'scenario',
    title: 'Escenario',
    load: async () => (await import('./sections/ScenarioSection.tsx')).ScenarioSection,
  },
]
