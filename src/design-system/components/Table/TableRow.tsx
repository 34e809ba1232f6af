import type { ComponentPropsWithRef } from 'react'
import { tableRoles } from './table-roles'

/** A background colour that highlights a row. A text in the row must state what the colour means. */
export type RowTint = 'accent' | 'success' | 'warning' | 'danger'

interface TableRowProps extends ComponentPropsWithRef<'tr'> {
  tint?: RowTint
}

/** A row in the head or the body of a Table. */
export function TableRow({ tint, ...rest }: TableRowProps) {
  return <tr {...rest} {...tableRoles.row} data-tint={tint} />
}
