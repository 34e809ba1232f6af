import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent } from 'react'

interface VisibleRowsOptions {
  /** The scroll container. */
  list: RefObject<HTMLElement | null>
  count: number
  activeIndex: number
  /** A list with more rows than this number is virtualized. */
  virtualizedAbove: number
  /** The usual height of a row, in px. */
  usualHeight: number
}

interface VisibleRow {
  index: number
  /** The position of the row; only in a virtualized list. */
  style?: CSSProperties
  /** A ref callback that measures the row, so that a name of two lines fits; only in a virtualized list. */
  measure?: (element: Element | null) => void
}

/**
 * Returns the rows to render. A list with many rows is virtualized: it renders only the rows near the visible part of `list`,
 * and the active row, which would lose the focus otherwise. `space` is the style of the element around the rows.
 */
export function useVisibleRows(options: VisibleRowsOptions) {
  const { list, count, activeIndex, virtualizedAbove, usualHeight } = options
  const isLong = count > virtualizedAbove
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => list.current,
    estimateSize: () => usualHeight,
    overscan: 8,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((left, right) => left - right),
    // By default, the library calls `flushSync` to render new rows at once, and React warns if this happens during a rendering.
    // Without `flushSync`, React renders the new rows a moment later.
    useFlushSync: false,
  })

  // Scrolls to the active row once the list is long enough to be virtualized.
  const scrollToActive = useEffectEvent(() => virtualizer.scrollToIndex(activeIndex, { align: 'center' }))
  useEffect(() => {
    if (isLong) scrollToActive()
  }, [isLong])

  if (!isLong) {
    const visible: VisibleRow[] = Array.from({ length: count }, (_, index) => ({ index }))
    return { isLong, visible, space: undefined, scrollTo: () => {} }
  }
  const visible: VisibleRow[] = virtualizer.getVirtualItems().map(({ index, start }) => ({
    index,
    style: { position: 'absolute', insetBlockStart: 0, transform: `translateY(${start}px)` },
    measure: virtualizer.measureElement,
  }))
  const space: CSSProperties = { blockSize: virtualizer.getTotalSize() }
  return { isLong, visible, space, scrollTo: (index: number) => virtualizer.scrollToIndex(index) }
}
