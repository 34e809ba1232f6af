import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cardsSelector } from '@/design-system/components/Table/table-styles'

/** The height of a row with one line, in px. */
const lineHeight = 44

/** The estimated height of the scroll container, as a share of the window's height. */
const estimatedHeightShare = 0.7

/** The build renders the table without a window. */
const estimateWindowHeight = () => (typeof window === 'undefined' ? 800 : window.innerHeight)

/** Returns the height of a row. If the row is shown as a card, the height includes the gap below the card. */
function measureRow(row: Element) {
  const { height } = row.getBoundingClientRect()
  if (!row.closest(cardsSelector)) return height
  return height + Number.parseFloat(getComputedStyle(row).marginBlockEnd || '0')
}

export interface VirtualRowsSettings {
  rows: readonly { id: string }[]
  /** The estimated height of a row in px. If the estimate is too low, rows outside the view are rendered too. */
  likelyHeight?: number
  /** The id of a row that is rendered first, wherever it is in the list. */
  revealedId?: string | number
  /** The scroll container of the rows. */
  scroller: RefObject<HTMLElement | null>
}

/** The measured heights of the rows, by id. */
class RowHeights {
  readonly #heights = new Map<string, number>()
  first: number | undefined
  areEqual = true

  get(id: string | undefined): number | undefined {
    return id === undefined || this.areEqual ? this.first : (this.#heights.get(id) ?? this.first)
  }

  set(id: string | undefined, height: number): void {
    this.first ??= height
    if (height !== this.first) this.areEqual = false
    if (id !== undefined) this.#heights.set(id, height)
  }
}

/**
 * Returns the indexes of the visible rows, and the heights of the gaps above and below these rows. Each row needs the ref
 * `measure`.
 */
export function useVirtualRows(settings: VirtualRowsSettings) {
  const { rows, likelyHeight = lineHeight, revealedId, scroller } = settings
  const [heights] = useState(() => new RowHeights())
  const [revealedIndex] = useState(() => rows.findIndex(({ id }) => id === String(revealedId)))
  // The virtualizer knows the rows by index, because with other keys it computes the positions of all rows in each new order.
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // Most rows are as high as the first measured row. With the likely height instead, each new order of the rows would
    // be rendered twice, because the heights of its rows would differ from the estimates.
    estimateSize: (index) => heights.get(rows[index]?.id) ?? likelyHeight,
    measureElement: (row) => {
      const height = measureRow(row)
      heights.set(rows[Number((row as HTMLElement).dataset.index)]?.id, height)
      return height
    },
    overscan: 2,
    initialOffset: Math.max(0, revealedIndex) * likelyHeight,
    // The size of the scroll container is not known at the first render, so this is an estimate.
    initialRect: { width: 0, height: estimateWindowHeight() * estimatedHeightShare },
    useFlushSync: false,
  })
  const measuredRows = useRef(rows)
  useLayoutEffect(() => {
    if (measuredRows.current === rows) return
    measuredRows.current = rows
    if (!heights.areEqual) virtualizer.measure()
  }, [rows, heights, virtualizer])
  useScrollToRow(virtualizer, revealedIndex)
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  }
}

/** Scrolls to a row as soon as the virtualizer knows the scroll container. The virtualizer scrolls until the rows around are measured. */
function useScrollToRow(
  virtualizer: Virtualizer<HTMLElement, HTMLTableRowElement>,
  /** -1 to scroll to no row. */
  index: number,
): void {
  const { scrollElement } = virtualizer
  useEffect(() => {
    if (scrollElement && index >= 0) virtualizer.scrollToIndex(index, { align: 'center' })
  }, [scrollElement, index, virtualizer])
}
