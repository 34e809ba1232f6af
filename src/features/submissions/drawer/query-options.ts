/** Reads all people of a submission in one page. */
export const allPeople = { page_size: 500 } as const

/**
 * Refetches a submission whenever it is opened, because the Administration may have decided meanwhile and only
 * PENDING submissions can be edited.
 */
export const alwaysRefetch = { query: { staleTime: 0 } } as const
