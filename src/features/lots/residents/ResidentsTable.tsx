import { Users } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useRecordActions } from '../detail/use-record-actions'
import { useTabRights } from '../detail/use-tab-rights'
import { copy } from './copy'
import { type ResidentKind, tabOf } from './kinds'

interface ResidentsTableProps
  extends Pick<ComponentProps<typeof DataTable<ResidentRow>>, 'columns' | 'query' | 'state'> {
  kind: ResidentKind
  /** Why somebody in particular cannot be removed. */
  refusalOf?: (row: ResidentRow) => string | undefined
}

const rowId = ({ id }: ResidentRow) => id

/** The co-residents or the tenants of the lot, and what can be done with each (L2, L6). */
export function ResidentsTable({ kind, refusalOf, ...table }: ResidentsTableProps) {
  const lock = useTabRights(tabOf[kind])
  const recordActions = useRecordActions(tabOf[kind])
  const words = copy.kinds[kind]
  const actionsOf = (row: ResidentRow) => recordActions(row.id, row.full_name, refusalOf?.(row))
  return (
    <DataTable
      {...table}
      caption={words.caption}
      isCaptionHidden
      rowId={rowId}
      actionsOf={actionsOf}
      isResizable={false}
      hidesSinglePage
      empty={
        <EmptyState
          icon={<Users size={20} />}
          title={copy.empty}
          description={lock ? undefined : words.nobody}
        />
      }
    />
  )
}
