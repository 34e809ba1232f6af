import { type RefObject, useLayoutEffect } from 'react'

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
