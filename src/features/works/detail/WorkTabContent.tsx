import type { ComponentType } from 'react'
import { WorkDocuments } from '../documents/WorkDocuments'
import { GroupsTab } from '../groups/GroupsTab'
import { ManagersTab } from '../managers/ManagersTab'
import { WorkMovements } from '../movements/WorkMovements'
import { WorkOverview } from '../overview/WorkOverview'
import { WorkersTab } from '../workers/WorkersTab'
import type { WorkTab } from './work-tabs'

const contents: Record<WorkTab, ComponentType> = {
  obra: WorkOverview,
  responsables: ManagersTab,
  nomina: WorkersTab,
  autorizaciones: GroupsTab,
  movimientos: WorkMovements,
  documentacion: WorkDocuments,
}

/** Content of a tab. */
export function WorkTabContent({ tab }: { tab: WorkTab }) {
  const Content = contents[tab]
  return <Content />
}
