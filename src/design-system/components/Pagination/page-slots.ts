/** A page number, or a gap between two page numbers. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/**
 * Returns at most five slots, so that the row fits a phone of 320 px without wrapping: the first page, the
 * last page, the current page and its neighbours if there is room. Pages count from 1.
 */
export function buildPageSlots(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, 'gap-after', pageCount]
  if (page >= pageCount - 2) return [1, 'gap-before', pageCount - 2, pageCount - 1, pageCount]
  return [1, 'gap-before', page, 'gap-after', pageCount]
}
