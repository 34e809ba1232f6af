import type { ComponentType } from 'react'

/** A section of the panel. Its component takes no props and is loaded when the section is opened. */
export interface PanelSection {
  id: string
  title: string
  load: () => Promise<ComponentType>
}

/** The sections, in the order in which the panel shows them. */
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
  {
    id: 'clock',
    title: 'Reloj',
    load: async () => (await import('./sections/ClockSection.tsx')).ClockSection,
  },
  {
    id: 'network',
    title: 'Red y fallas',
    load: async () => (await import('./sections/NetworkSection.tsx')).NetworkSection,
  },
  {
    id: 'mailbox',
    title: 'Correo',
    load: async () => (await import('./sections/MailboxSection.tsx')).MailboxSection,
  },
  {
    id: 'administration',
    title: 'Administración',
    load: async () => (await import('./sections/AdministrationSection.tsx')).AdministrationSection,
  },
  {
    id: 'gate',
    title: 'Guardia',
    load: async () => (await import('./sections/GateSection.tsx')).GateSection,
  },
]
