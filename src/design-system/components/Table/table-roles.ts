/**
 * The roles that the elements of a table have by themselves. A phone draws the rows as cards, and some browsers forget
 * what a row is once it is no longer drawn as one: said in so many words, the roles stay.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
