import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent } from 'react'

/** A tree with more rows than this number is virtualized. */
const virtualizedFrom = 200
/** The height of a row whose name needs one line, in px. */
const usualHeight = 44

interface VisibleRow {
  index: number
  /** The position of a row in a virtualized tree. */
  style?: CSSProperties
  /** The ref that measures a row, so that names of two lines fit. */
  measure?: (element: Element | null) => void
}

/** Selects and positions the rendered rows. The active row is always rendered, so that it keeps the focus. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number, activeIndex: number) {
  const isLong = count > virtualizedFrom
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => list.current,
    estimateSize: () => usualHeight,
    overscan: 8,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((left, right) => left - right),
    // The rows come with the next rendering even without `flushSync`, about which React warns during a rendering.
    useFlushSync: false,
  })

  // When a tree becomes long, it scrolls to its active row.
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
