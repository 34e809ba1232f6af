import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent } from 'react'

/** A tree with more open rows draws only those in sight. */
const longFrom = 200
/** The height of a row whose name needs one line, in px. */
const usualHeight = 44

interface VisibleRow {
  index: number
  /** Where a row of a long tree stands. */
  place?: CSSProperties
  /** Given to the row's element, so that names of two lines have their room. */
  measure?: (element: Element | null) => void
}

/** Which rows are drawn, and where. The active row is always among them, so that it can keep the focus. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number, active: number) {
  const isLong = count > longFrom
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => list.current,
    estimateSize: () => usualHeight,
    overscan: 8,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
    // The rows come with the next drawing anyway; React warns about drawing in the midst of another.
    useFlushSync: false,
  })

  // A long tree is shown where its chosen row is.
  const showActive = useEffectEvent(() => virtual.scrollToIndex(active, { align: 'center' }))
  useEffect(() => {
    if (isLong) showActive()
  }, [isLong])

  if (!isLong) {
    const visible: VisibleRow[] = Array.from({ length: count }, (_, index) => ({ index }))
    return { isLong, visible, room: undefined, scrollTo: () => {} }
  }
  const visible: VisibleRow[] = virtual.getVirtualItems().map(({ index, start }) => ({
    index,
    place: { position: 'absolute', insetBlockStart: 0, transform: `translateY(${start}px)` },
    measure: virtual.measureElement,
  }))
  const room: CSSProperties = { blockSize: virtual.getTotalSize() }
  return { isLong, visible, room, scrollTo: (index: number) => virtual.scrollToIndex(index) }
}
