/** The native roles of table elements. Some browsers drop them in rows shown as cards, so the elements set them explicitly. */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
