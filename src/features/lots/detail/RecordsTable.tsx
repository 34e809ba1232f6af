import type { ComponentProps, ReactNode } from 'react'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { DataTable } from '@/patterns/data-table/DataTable'

interface RecordsTableProps<Row extends object>
  extends Pick<
    ComponentProps<typeof DataTable<Row>>,
    'caption' | 'columns' | 'query' | 'state' | 'actionsOf'
  > {
  /** What is said where there is none. */
  empty: { icon: ReactNode; title: string; description?: string }
}

const rowId = ({ id }: { id: number }) => id

/** What a lot has of one kind, and what can be done with each (L2): ten a page, without a choice of how many (L9). */
export function RecordsTable<Row extends { id: number }>({ empty, ...table }: RecordsTableProps<Row>) {
  return (
    <DataTable
      {...table}
      isCaptionHidden
      rowId={rowId}
      isResizable={false}
      hidesSinglePage
      empty={<EmptyState level={2} {...empty} />}
    />
  )
}
