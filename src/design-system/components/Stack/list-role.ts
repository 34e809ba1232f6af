/** Safari forgets that a list without markers is one, so lists of a layout say it. */
export const listRole = (as: string | undefined, role: string | undefined) =>
  role ?? (as === 'ul' || as === 'ol' ? 'list' : undefined)
