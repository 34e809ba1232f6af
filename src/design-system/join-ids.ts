/** Joins ids for an attribute such as `aria-describedby`; undefined without any. */
export const joinIds = (...ids: unknown[]) => ids.filter(Boolean).join(' ') || undefined
