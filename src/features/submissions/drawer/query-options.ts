/** Every person of a submission at once. */
export const allPeople = { page_size: 500 } as const

/**
 * What is opened is read anew, whatever was read before: the Administration may have decided meanwhile, and nothing is
 * edited of a submission that is not PENDING any more.
 */
export const alwaysRefetch = { query: { staleTime: 0 } } as const
