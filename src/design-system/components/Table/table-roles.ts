/** Explicit native roles, because some browsers drop the role of a row that is displayed as a card. */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
