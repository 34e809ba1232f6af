/** Returns the role of an element; explicit for lists, because Safari drops the role of lists without markers. */
export const listRole = (as: string | undefined, role: string | undefined) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined)
