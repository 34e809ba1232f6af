import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const getRootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Scroll positions may be fractions. A position within this many pixels of an edge counts as at the edge. */
const tolerance = 1

const measureWidth = (scroller: HTMLElement, selector: string) =>
  scroller.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0

interface HiddenColumnsOptions {
  /** The element that receives the attributes and the CSS variables. */
  root: RefObject<HTMLElement | null>
  /** The scroll container of the columns. */
  scroller: RefObject<HTMLElement | null>
  /** The width in rem below which the insets (the horizontal padding of the cells) are smaller. */
  roomForInsets: number
}

/**
 * Sets attributes on `root`. `data-tight` means that the table is too narrow for the usual insets. `data-more` names the
 * sides at which columns are scrolled out of view: `start`, `end` or both. With `data-more`, the hook also sets
 * `--pinned-start`, the width of the row heads, and `--pinned-end`, the width of the column of actions.
 */
export function useHiddenColumns({ root, scroller, roomForInsets }: HiddenColumnsOptions): void {
  useLayoutEffect(() => {
    const [box, scrollBox] = [root.current, scroller.current]
    if (!box || !scrollBox) return
    let lastPinned = ''
    const measure = () => {
      // Cards have no columns, and a measurement would lay them out before the page is complete.
      if (box.hasAttribute('data-cards')) return box.removeAttribute('data-more')
      box.toggleAttribute('data-tight', scrollBox.clientWidth < roomForInsets * getRootFontSize())
      const { scrollLeft, scrollWidth, clientWidth } = scrollBox
      const hidden = {
        start: scrollLeft > tolerance,
        end: scrollLeft + clientWidth < scrollWidth - tolerance,
      }
      const sides = [hidden.start && 'start', hidden.end && 'end'].filter(Boolean).join(' ')
      // Both widths are read before the writes below. A read after a write would lay out hundreds of cells again.
      const pinned = sides && [
        measureWidth(scrollBox, 'tbody > tr > th'),
        measureWidth(scrollBox, 'td[data-kind="actions"]'),
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
    observer.observe(scrollBox)
    if (scrollBox.firstElementChild) observer.observe(scrollBox.firstElementChild)
    scrollBox.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scrollBox.removeEventListener('scroll', measure)
    }
  }, [root, scroller, roomForInsets])
}

/** Whether the window is too narrow for the columns. A media query needs no layout. */
const isWindowTooNarrow = (roomForColumns: number) =>
  window.matchMedia(`(width < ${roomForColumns}rem)`).matches

/**
 * Sets `data-cards` on an element that is too narrow for columns, as on a phone or in a drawer. The hook measures the
 * element and not the screen. A container query would be slower, because the browser evaluates the query for every cell.
 * With hundreds of rows, this took a fifth of the rendering time. `roomForColumns` is the width that columns need. It is
 * in rem, so that it grows with the browser's text size.
 */
export function useCards(element: RefObject<HTMLElement | null>, roomForColumns: number): void {
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const updateAttribute = () => {
      const width = box.clientWidth
      // A hidden element has the width 0. When it becomes visible, the observer calls this function again.
      if (width > 0) box.toggleAttribute('data-cards', width < roomForColumns * getRootFontSize())
    }
    // Sets the attribute before the first paint. The observer makes its first call only after a layout with columns. In a narrow
    // window, no measurement is needed, which would lay out the columns too.
    if (isWindowTooNarrow(roomForColumns)) box.toggleAttribute('data-cards', true)
    else updateAttribute()
    const observer = new ResizeObserver(updateAttribute)
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
    // The observer makes its first call after a layout, when a measurement is cheap.
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
