/** A page number, or the gap before or after the current page. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/**
 * Returns the slots of the pagination for the current page; pages count from 1. The first, the current and the last page
 * always have a slot. There are at most five slots, so that they fit in one line on a phone of 320 px.
 */
export function buildPageSlots(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, 'gap-after', pageCount]
  if (page >= pageCount - 2) return [1, 'gap-before', pageCount - 2, pageCount - 1, pageCount]
  return [1, 'gap-before', page, 'gap-after', pageCount]
}
