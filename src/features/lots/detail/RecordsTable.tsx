import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { Stack } from '@/design-system/components/Stack/Stack'
import { DataTable } from '@/patterns/data-table/DataTable'
import { FilterText } from '@/patterns/filters/FilterText'
import { recordCopy as copy } from './record-copy'
import { recordSearchLimit } from './records-address'

/** The search of a tab's table. */
export interface RecordSearch {
  value: string
  onSearch: (text: string) => void
}

interface RecordsTableProps<Row extends object>
  extends Pick<
    ComponentProps<typeof DataTable<Row>>,
    'caption' | 'columns' | 'query' | 'state' | 'actionsOf'
  > {
  search: RecordSearch & { label: string }
  /** Text of the empty table. */
  empty: { icon: ReactNode; title: string; description?: string }
}

const rowId = ({ id }: { id: number }) => id

/** The table of a tab's records with row actions, ten rows a page. */
export function RecordsTable<Row extends { id: number }>(props: RecordsTableProps<Row>) {
  const { search, empty, ...table } = props
  const { data, isPlaceholderData } = table.query
  const isSearching = search.value !== ''
  const hasNone = data !== undefined && 'count' in data && data.count === 0 && !isPlaceholderData
  const description = isSearching ? copy.noneFound(search.value) : empty.description
  return (
    <Stack gap={4}>
      {isSearching || !hasNone ? (
        <PageWidth width="form" align="start">
          <FilterText {...search} name="buscar" maxLength={recordSearchLimit} />
        </PageWidth>
      ) : null}
      <DataTable
        {...table}
        isCaptionHidden
        rowId={rowId}
        isResizable={false}
        hidesSinglePage
        empty={<EmptyState level={2} {...empty} description={description} />}
      />
    </Stack>
  )
}
