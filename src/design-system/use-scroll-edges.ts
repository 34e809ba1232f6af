import { type RefObject, useEffect } from 'react'
import { scrollToMiddle } from './scroll-to-middle'

interface ScrollEdgesOptions {
  /** The selector of the chosen item of the row. */
  chosen: string
  /** The number of items, which are the children of the row. */
  itemCount: number
  /** Whether the row never scrolls. */
  isDisabled?: boolean
}

/**
 * Marks the edges behind which a row scrolls further, for `edgeFade`. When the row or one of its items gets another width, scrolls
 * the row to its chosen item.
 */
export function useScrollEdges(
  row: RefObject<HTMLElement | null>,
  { chosen, itemCount, isDisabled = false }: ScrollEdgesOptions,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new item must be observed too
  useEffect(() => {
    const list = row.current
    if (!list || isDisabled) return
    const mark = () => markEdges(list)
    // Runs after the layout of the page, so that the measurement does not cause another one.
    const observer = new ResizeObserver(() => {
      const item = list.querySelector<HTMLElement>(chosen)
      if (item && list.scrollWidth > list.clientWidth) scrollToMiddle(list, item)
      mark()
    })
    for (const element of [list, ...list.children]) observer.observe(element)
    list.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', mark)
    }
  }, [row, chosen, itemCount, isDisabled])
}

function markEdges(list: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = list
  // The positions can be fractions of a pixel.
  list.toggleAttribute('data-more-before', scrollLeft > 1)
  list.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1)
}
