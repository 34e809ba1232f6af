/**
 * The native roles of table elements, set explicitly. A phone displays the rows as cards, and some browsers
 * drop the role of a row whose `display` is not that of a row.
 */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
