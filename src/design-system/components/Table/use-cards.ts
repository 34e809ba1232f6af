import { type RefObject, useLayoutEffect } from 'react'

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

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
