/**
 * Returns `role`, or 'list' if the element `as` is a list and `role` is undefined. The explicit role is necessary because
 * Safari does not treat a list without markers as a list.
 */
export const getListRole = (as: string | undefined, role: string | undefined) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined)
