import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** What a row of one line is, in px. */
const lineHeight = 44

/** A part of the window's height, of which the rows in sight fill about as much. */
const likelyShare = 0.7

/** Cards have room below them, which is no part of their box. */
function heightOf(row: Element) {
  return row.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(row).marginBlockEnd || '0')
}

interface VirtualRowsSettings {
  /** Whether there are so many rows that only those in sight are drawn. */
  isNeeded: boolean
  rows: readonly { id: string }[]
  /** What a row is taken to be before it is drawn, in px: of too little, rows are drawn that nobody sees. */
  likelyHeight?: number
  /** What the rows scroll in. */
  scroller: RefObject<HTMLElement | null>
}

/**
 * Which of very many rows are drawn: those in sight and a few around them, with the room that the others take above and
 * below. Undefined where all rows are drawn.
 */
export function useVirtualRows({ isNeeded, rows, likelyHeight = lineHeight, scroller }: VirtualRowsSettings) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    enabled: isNeeded,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    measureElement: heightOf,
    overscan: 4,
    // The first drawing is of what the region will probably hold: it is not known before there is one.
    initialRect: { width: 0, height: window.innerHeight * likelyShare },
    useFlushSync: false,
  })
  if (!isNeeded) return undefined
  const items = virtualizer.getVirtualItems()
  return {
    places: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  }
}
