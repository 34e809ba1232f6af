import { keepPreviousData } from '@tanstack/react-query'
import { HardHat, Plus } from 'lucide-react'
import * as v from 'valibot'
import type { WorkManager } from '@/api/generated/model/workManager'
import { WorkManagerOrdering } from '@/api/generated/model/workManagerOrdering'
import { useListWorkManagers } from '@/api/generated/work-managers/work-managers'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { DataTable } from '@/patterns/data-table/DataTable'
import { createTableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'
import { onDemand, usePreload } from '@/patterns/on-demand/on-demand'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { columns, columnsWithActions } from './columns'
import { copy } from './copy'

const AddManagerDialog = onDemand(async () => (await import('./AddManagerDialog')).AddManagerDialog)
const EditManagerDialog = onDemand(async () => (await import('./EditManagerDialog')).EditManagerDialog)
const preloadedParts = [AddManagerDialog, EditManagerDialog]

export function ManagersTab() {
  usePreload(preloadedParts)
  const { rights } = useWork()
  const { view, openView } = useWorkAddress()
  return (
    <Stack gap={4}>
      <Inline gap={3} justify="between" stacksOnPhone>
        <Heading level={2}>{copy.caption}</Heading>
        {rights.canChangeManagers ? (
          <Button
            variant="primary"
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => openView('nuevo')}
          >
            {copy.add}
          </Button>
        ) : null}
      </Inline>
      <Alert>{copy.banner}</Alert>
      <ManagersTable />
      {view?.name === 'nuevo' ? <AddManagerDialog /> : null}
      {view?.name === 'editar' ? <EditManagerDialog key={view.id} id={view.id} /> : null}
    </Stack>
  )
}

const address = createTableAddress({
  orderings: Object.values(WorkManagerOrdering),
  ordering: 'person__last_name',
  filters: v.object({}),
  unfiltered: {},
})
const getRowId = ({ id }: WorkManager) => id

function ManagersTable() {
  const { realPropertyId, workId, rights } = useWork()
  const { state, request } = useTableAddress(address)
  const query = useListWorkManagers(realPropertyId, workId, request, {
    query: { placeholderData: keepPreviousData },
  })
  return (
    <DataTable
      caption={copy.caption}
      isCaptionHidden
      columns={rights.canChangeManagers ? columnsWithActions : columns}
      query={query}
      getRowId={getRowId}
      state={state}
      isResizable={false}
      hidesSinglePage
      footer={<AudienceHelp list="managers" />}
      empty={
        <EmptyState
          level={3}
          icon={<HardHat size={20} />}
          title={copy.empty.title}
          description={copy.empty.description}
        />
      }
    />
  )
}
