import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, Ref, RefObject } from 'react'
import { TableGap } from '../../design-system/components/Table/TableGap'

/** What a row is taken to be before it is drawn. */
const likelyHeight = 44

interface VirtualRowsProps<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>
  columnCount: number
  /** Draws the row of a place, counted from 0, which `measure` takes for its element. */
  draw: (row: Row, index: number, measure: Ref<HTMLTableRowElement>) => ReactNode
}

/** Cards have room below them, which is no part of their box. */
function heightOf(row: Element) {
  return row.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(row).marginBlockEnd || '0')
}

/** The rows in sight and a few around them; what is above and below is kept free. */
export function VirtualRows<Row>({ rows, idOf, scroller, columnCount, draw }: VirtualRowsProps<Row>) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    getItemKey: (index) => idOf(rows[index] as Row),
    measureElement: heightOf,
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody>
      <TableGap height={above} columnCount={columnCount} />
      {items.map(({ index }) => draw(rows[index] as Row, index, virtualizer.measureElement))}
      <TableGap height={below} columnCount={columnCount} />
    </tbody>
  )
}
