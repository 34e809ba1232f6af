import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent } from 'react'

/** The number of open rows above which a tree is virtualized. */
const longFrom = 200
/** The height of a row whose name needs one line, in px. */
const usualHeight = 44

interface VisibleRow {
  index: number
  /** The position of a row in a virtualized tree. */
  place?: CSSProperties
  /** The ref that measures a row, so that names of two lines fit. */
  measure?: (element: Element | null) => void
}

/** Selects and positions the rendered rows, always with the active row, so that it keeps the focus. */
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
    // The rows come with the next rendering anyway; React warns about `flushSync` during a rendering.
    useFlushSync: false,
  })

  // A long tree scrolls to its chosen row at first.
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
