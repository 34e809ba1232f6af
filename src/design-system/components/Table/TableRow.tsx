import type { ComponentPropsWithRef } from 'react'
import { tableRoles } from './table-roles'

/** A colour that makes a row stand out; a word in the row says the same. */
export type RowTint = 'accent' | 'success' | 'warning' | 'danger'

interface TableRowProps extends ComponentPropsWithRef<'tr'> {
  tint?: RowTint
}

/** A row of a Table, in its head or in its body. */
export function TableRow({ tint, ...rest }: TableRowProps) {
  return <tr {...rest} {...tableRoles.row} data-tint={tint} />
}
