/**
 * Returns the role of an element. Safari drops the list role of a list without markers, so layouts set it
 * explicitly.
 */
export const listRole = (as: string | undefined, role: string | undefined) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined)
