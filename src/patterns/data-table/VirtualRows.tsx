import type { ReactNode, Ref } from 'react'
import { TableGap } from '@/design-system/components/Table/TableGap'
import { useVirtualRows, type VirtualRowsSettings } from './use-virtual-rows'

export interface VirtualRowsProps extends VirtualRowsSettings {
  columnCount: number
  /** Renders the row at an index. The row needs the ref `measure`. */
  renderRow: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode
}

/** The body of a long table, which renders only the visible rows. */
export function VirtualRows({ columnCount, renderRow, ...settings }: VirtualRowsProps) {
  const { indexes, above, below, measure } = useVirtualRows(settings)
  return (
    <tbody>
      <TableGap height={above} columnCount={columnCount} />
      {indexes.map((index) => renderRow(index, measure))}
      <TableGap height={below} columnCount={columnCount} />
    </tbody>
  )
}
