/** A page number, or a gap between two of them. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/**
 * Returns at most five slots, so that the row fits a phone of 320 px without wrapping: the first page, the
 * last page, the current page and its neighbours if there is room. Pages count from 1.
 */
export function pageSlots(page: number, pages: number): PageSlot[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, 'gap-after', pages]
  if (page >= pages - 2) return [1, 'gap-before', pages - 2, pages - 1, pages]
  return [1, 'gap-before', page, 'gap-after', pages]
}
