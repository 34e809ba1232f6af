import type { ComponentPropsWithRef } from 'react'
import { unbrokenDates } from '@/design-system/unbroken-dates'
import { tableRoles } from './table-roles'

interface TableCellProps extends Omit<ComponentPropsWithRef<'td'>, 'align'> {
  /** The name of its column, which stands beside it on a card. */
  label: string
  /** Where it stands in its column: figures at the end. */
  align?: 'start' | 'center' | 'end'
  /** Whether it tells which row this is: one cell of each row, the title of its card. */
  isRowHead?: boolean
  /** What stands in its place on a card, whose title it is there. */
  cardTitle?: string
  /** Whether it is left out on a card, because the title says it. */
  isInCardTitle?: boolean
  /** `actions`: what can be done with the row. */
  kind?: 'value' | 'actions'
}

/** A cell of a Table. */
export function TableCell(props: TableCellProps) {
  const { label, align, isRowHead = false, cardTitle, isInCardTitle, kind, children, ...rest } = props
  // A head without words would name nothing.
  const hasWords = children !== undefined && children !== null && children !== ''
  const words = unbrokenDates(children)
  if (isRowHead && hasWords) {
    return (
      <th {...rest} {...tableRoles.rowHead} scope="row" data-align={align}>
        {cardTitle === undefined ? (
          words
        ) : (
          <>
            <span data-on="columns">{words}</span>
            <span data-on="cards">{cardTitle}</span>
          </>
        )}
      </th>
    )
  }
  // What can be done with a row needs no name beside it: its buttons have names.
  const shownLabel = kind === 'actions' ? undefined : label
  return (
    <td
      {...rest}
      {...tableRoles.cell}
      data-label={shownLabel}
      data-align={align}
      data-kind={kind}
      data-on={isInCardTitle ? 'columns' : undefined}
    >
      {words}
    </td>
  )
}
