import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const getRootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Scroll positions may be off by a fraction of a pixel. */
const tolerance = 1

const measureWidth = (scroller: HTMLElement, selector: string) =>
  scroller.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0

interface HiddenColumnsOptions {
  root: RefObject<HTMLElement | null>
  /** The scroll container of the columns. */
  scroller: RefObject<HTMLElement | null>
  /** The width in rem that columns with their usual insets need. */
  roomForInsets: number
}

/**
 * Sets `data-tight` on a table that is too narrow for the usual insets of columns, and `data-more` with the sides at
 * which columns are still hidden. Sets the widths of the pinned columns as `--pinned-start` and `--pinned-end`.
 */
export function useHiddenColumns({ root, scroller, roomForInsets }: HiddenColumnsOptions): void {
  useLayoutEffect(() => {
    const [box, columns] = [root.current, scroller.current]
    if (!box || !columns) return
    let lastPinned = ''
    const measure = () => {
      box.toggleAttribute('data-tight', columns.clientWidth < roomForInsets * getRootFontSize())
      const { scrollLeft, scrollWidth, clientWidth } = columns
      const hidden = {
        start: scrollLeft > tolerance,
        end: scrollLeft + clientWidth < scrollWidth - tolerance,
      }
      const sides = [hidden.start && 'start', hidden.end && 'end'].filter(Boolean).join(' ')
      // All reads come before the writes, because a read after a write would lay out hundreds of cells again.
      const pinned = sides && [
        measureWidth(columns, 'tbody > tr > th'),
        measureWidth(columns, 'td[data-kind="actions"]'),
      ]
      if (sides === (box.dataset.more ?? '') && String(pinned) === lastPinned) return
      lastPinned = String(pinned)
      if (!pinned) return box.removeAttribute('data-more')
      box.dataset.more = sides
      box.style.setProperty('--pinned-start', `${pinned[0]}px`)
      box.style.setProperty('--pinned-end', `${pinned[1]}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(columns)
    if (columns.firstElementChild) observer.observe(columns.firstElementChild)
    columns.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      columns.removeEventListener('scroll', measure)
    }
  }, [root, scroller, roomForInsets])
}

/**
 * Sets `data-cards` on an element that is too narrow for columns, as on a phone or in a drawer. The hook measures the
 * element and not the screen. A container query would do the same, but the browser evaluates it for every cell, which
 * took a fifth of the rendering time of hundreds of rows. The width is in rem, so that larger text needs more room.
 */
export function useCards(element: RefObject<HTMLElement | null>, roomForColumns: number): void {
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const mark = () => {
      const width = box.clientWidth
      // A hidden element has the width 0; the observer reports its width later.
      if (width > 0) box.toggleAttribute('data-cards', width < roomForColumns * getRootFontSize())
    }
    // Runs at once, because the first call of the observer comes after a layout with columns, so the table would
    // visibly jump.
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, roomForColumns])
}

/** Returns whether the content of an element overflows, so that the element scrolls. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () =>
      setIsOverflowing(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    // The observer also calls `measure` once at the start, after the layout, when a measurement is cheap.
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
