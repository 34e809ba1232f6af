/** The parameters of the largest page of most operations, for a list that is read whole. */
export const allRows = { page_size: 500 } as const

/** The parameters of one of the largest pages of a list. */
export interface LargePageParams {
  page_size: number
  page?: number
}

/** Returns the parameters of a large page. Those of the first are `allRows`, so that it is cached together with a list of one page. */
export const getLargePageParams = (page: number): LargePageParams =>
  page === 1 ? allRows : { ...allRows, page }
