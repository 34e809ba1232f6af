/** Joins ids for an attribute such as `aria-describedby`. Returns undefined if there are none. */
export const joinIds = (...ids: unknown[]) => ids.filter(Boolean).join(' ') || undefined
