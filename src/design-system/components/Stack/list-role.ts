/**
 * Returns the role of an element. Lists get an explicit role, because Safari drops the role of lists without markers.
 */
export const getListRole = (as: string | undefined, role: string | undefined) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined)
