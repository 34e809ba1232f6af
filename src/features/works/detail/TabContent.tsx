import type { ComponentType } from 'react'
import { WorkDocuments } from '../documents/WorkDocuments'
import { GroupsTab } from '../groups/GroupsTab'
import { ManagersTab } from '../managers/ManagersTab'
import { WorkMovements } from '../movements/WorkMovements'
import { WorkOverview } from '../overview/WorkOverview'
import { WorkersTab } from '../workers/WorkersTab'
import { type WorkTab, workTabs } from './work-tabs'

/** What each tab shows. */
const contents: Partial<Record<WorkTab, ComponentType>> = {
  obra: WorkOverview,
  responsables: ManagersTab,
  nomina: WorkersTab,
  autorizaciones: GroupsTab,
  movimientos: WorkMovements,
  documentacion: WorkDocuments,
}

/** The tabs that have something to show, in the order of the documents. */
export const shownTabs = workTabs.filter((tab) => contents[tab] !== undefined)

/** What a tab shows; a tab without anything of its own is the first. */
export function TabContent({ tab }: { tab: WorkTab }) {
  const Content = contents[tab] ?? WorkOverview
  return <Content />
}
