import type { ReactNode, Ref } from 'react'
import { TableGap } from '@/design-system/components/Table/TableGap'
import { useVirtualRows, type VirtualRowsSettings } from './use-virtual-rows'

export interface VirtualRowsProps extends VirtualRowsSettings {
  columnCount: number
  /** Whether the page is being printed. The table then has all rows, because paper does not scroll. */
  isPrinting: boolean
  /** Renders the row at an index. The row needs the ref `measure`. */
  renderRow: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode
}

/** The body of a long table, which renders only the visible rows, but prints all rows. */
export function VirtualRows({ columnCount, isPrinting, renderRow, ...settings }: VirtualRowsProps) {
  const { indexes, above, below, measure } = useVirtualRows(settings)
  return (
    <tbody>
      <TableGap height={isPrinting ? 0 : above} columnCount={columnCount} />
      {isPrinting
        ? // Rows on paper have other heights, so that they are not measured.
          settings.rows.map((_, index) => renderRow(index))
        : indexes.map((index) => renderRow(index, measure))}
      <TableGap height={isPrinting ? 0 : below} columnCount={columnCount} />
    </tbody>
  )
}
