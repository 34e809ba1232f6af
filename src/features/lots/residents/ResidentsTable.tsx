import { Users } from 'lucide-react'
import { type ComponentProps, useCallback } from 'react'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import type { DataTable } from '@/patterns/data-table/DataTable'
import { type RecordSearch, RecordsTable } from '../detail/RecordsTable'
import { useRecordActions } from '../detail/use-record-actions'
import { useTabRights } from '../detail/use-tab-rights'
import { copy } from './copy'
import { type ResidentKind, residentTabs } from './kinds'

interface ResidentsTableProps
  extends Pick<ComponentProps<typeof DataTable<ResidentRow>>, 'columns' | 'query' | 'state'> {
  kind: ResidentKind
  search: RecordSearch
  /** Returns the reason why a row cannot be removed. The function must be memoised. */
  refusalOf?: (row: ResidentRow) => string | undefined
}

/** The table of co-residents or tenants with row actions. */
export function ResidentsTable({ kind, search, refusalOf, ...table }: ResidentsTableProps) {
  const lock = useTabRights(residentTabs[kind])
  const recordActions = useRecordActions(residentTabs[kind])
  const words = copy.kinds[kind]
  const actionsOf = useCallback(
    (row: ResidentRow) => recordActions(row.id, row.full_name, refusalOf?.(row)),
    [recordActions, refusalOf],
  )
  return (
    <RecordsTable
      {...table}
      caption={words.caption}
      search={{ ...search, label: copy.search }}
      actionsOf={actionsOf}
      empty={{
        icon: <Users size={20} />,
        title: copy.empty,
        description: lock ? undefined : words.nobody,
      }}
    />
  )
}
