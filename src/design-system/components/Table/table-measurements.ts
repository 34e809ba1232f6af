import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** A scroll position may be a fraction of a pixel off. */
const tolerance = 1

const widthOf = (scroller: HTMLElement, selector: string) =>
  scroller.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0

interface HiddenColumns {
  root: RefObject<HTMLElement | null>
  /** What the columns scroll in. */
  scroller: RefObject<HTMLElement | null>
  /** How wide the table has to be for columns with their usual room between them, in rem. */
  roomForInsets: number
}

/**
 * Marks a table `data-tight` while it is too narrow for the usual room between columns, and `data-more` with the sides
 * at which columns are out of sight all the same. The widths of the pinned columns are `--pinned-start` and `--pinned-end`.
 */
export function useHiddenColumns({ root, scroller, roomForInsets }: HiddenColumns): void {
  useLayoutEffect(() => {
    const [box, columns] = [root.current, scroller.current]
    if (!box || !columns) return
    let told = ''
    const measure = () => {
      box.toggleAttribute('data-tight', columns.clientWidth < roomForInsets * rootFontSize())
      const { scrollLeft, scrollWidth, clientWidth } = columns
      const hidden = {
        start: scrollLeft > tolerance,
        end: scrollLeft + clientWidth < scrollWidth - tolerance,
      }
      const sides = [hidden.start && 'start', hidden.end && 'end'].filter(Boolean).join(' ')
      // All is read before anything is written: each write lays out hundreds of cells anew for the next reading.
      const pinned = sides && [
        widthOf(columns, 'tbody > tr > th'),
        widthOf(columns, 'td[data-kind="actions"]'),
      ]
      if (sides === (box.dataset.more ?? '') && String(pinned) === told) return
      told = String(pinned)
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
 * Marks an element `data-cards` while it is too narrow for columns: a phone, a drawer. What counts is the room of the
 * table, not of the screen. It is no container query, because that would be asked of every cell: of hundreds of rows it
 * took a fifth of the time. The room is told in rem, so that larger text asks for more.
 */
export function useCards(element: RefObject<HTMLElement | null>, roomForColumns: number): void {
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const mark = () => {
      const width = box.clientWidth
      // What is not shown yet has no width, and will be told of it by the observer.
      if (width > 0) box.toggleAttribute('data-cards', width < roomForColumns * rootFontSize())
    }
    // The observer's first word comes after a layout as columns, from which everything below would jump.
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, roomForColumns])
}

/** Whether what is inside an element is larger than it, so that the element scrolls. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () =>
      setIsOverflowing(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    // The browser tells it at first, too, and once things are laid out: to ask then costs nothing.
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return isOverflowing
}
