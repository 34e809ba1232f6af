import type { ComponentType } from 'react'
import { getStatusLabel } from '@/copy/labels'
import { lots } from '@/copy/lots'
import { workStatuses, works } from '@/copy/works'
import { Tabs } from '@/design-system/components/Tabs/Tabs'
import { Tag } from '@/design-system/components/Tag/Tag'
import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { WorkDocuments } from '../documents/WorkDocuments'
import { GroupsTab } from '../groups/GroupsTab'
import { ManagersTab } from '../managers/ManagersTab'
import { WorkMovements } from '../movements/WorkMovements'
import { WorkOverview } from '../overview/WorkOverview'
import { WorkersTab } from '../workers/WorkersTab'
import { copy } from './copy'
import { useWork } from './use-work'
import { useWorkAddress, type WorkTab, workTabs } from './use-work-address'

const tabOptions = workTabs.map((value) => ({ value, label: copy.tabs[value] }))

export function WorkTabs() {
  const { work } = useWork()
  const { tab, openTab } = useWorkAddress()
  const { title, status, property } = work
  const { label, tone } = getStatusLabel(workStatuses, status)
  const Content = contents[tab]

  return (
    <Page
      title={copy.title(title, lots.name(property.identifier, property.sub_area?.name ?? null))}
      description={
        <>
          {works.status} <Tag tone={tone}>{label}</Tag>
        </>
      }
      back={{ to: paths.works(), label: works.section }}
    >
      <Tabs label={copy.tabsLabel} value={tab} onChange={openTab} activation="manual" tabs={tabOptions}>
        <Content key={tab} />
      </Tabs>
    </Page>
  )
}

const contents: Record<WorkTab, ComponentType> = {
  obra: WorkOverview,
  responsables: ManagersTab,
  nomina: WorkersTab,
  autorizaciones: GroupsTab,
  movimientos: WorkMovements,
  documentacion: WorkDocuments,
}
