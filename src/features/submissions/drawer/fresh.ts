/** Every person of a submission at once (L9). */
export const everybody = { page_size: 500 } as const

/**
 * What is opened is read anew, whatever was read before: the Administration may have decided meanwhile, and nothing is
 * edited of a submission that is not PENDING any more (L4).
 */
export const fresh = { query: { staleTime: 0 } } as const
