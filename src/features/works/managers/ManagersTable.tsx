import { keepPreviousData } from '@tanstack/react-query'
import { HardHat } from 'lucide-react'
import * as v from 'valibot'
import type { WorkManager } from '@/api/generated/model/workManager'
import { WorkManagerOrdering } from '@/api/generated/model/workManagerOrdering'
import { useListWorkManagers } from '@/api/generated/work-managers/work-managers'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { DataTable } from '@/patterns/data-table/DataTable'
import { tableAddress } from '@/patterns/data-table/table-address'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { useWork } from '../detail/use-work'
import { columns, columnsWithActions } from './columns'
import { copy } from './copy'

const address = tableAddress({
  orderings: Object.values(WorkManagerOrdering),
  ordering: 'person__last_name',
  filters: v.object({}),
  unfiltered: {},
})
const rowId = ({ id }: WorkManager) => id

/** The managers by last name, with row actions if the user may change them. */
export function ManagersTable() {
  const { rp, workId, rights } = useWork()
  const { state, request } = useTableAddress(address)
  const query = useListWorkManagers(rp, workId, request, { query: { placeholderData: keepPreviousData } })
  return (
    <DataTable
      caption={copy.caption}
      isCaptionHidden
      columns={rights.canChangeManagers ? columnsWithActions : columns}
      query={query}
      rowId={rowId}
      state={state}
      isResizable={false}
      hidesSinglePage
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
