/** The parameters of the largest page of most operations, for a list that is read whole. */
export const allRows = { page_size: 500 } as const
