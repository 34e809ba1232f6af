/** Returns the role of an element; explicit for lists, because Safari drops it without markers. */
export const listRole = (as: string | undefined, role: string | undefined) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined)
