import type { ComponentPropsWithRef } from 'react'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { tableRoles } from './table-roles'

interface TableCellProps extends Omit<ComponentPropsWithRef<'td'>, 'align'> {
  /** The name of the column; shown beside the value on a card. */
  label: string
  /** The alignment within the column; `end` for numbers. */
  align?: 'start' | 'center' | 'end'
  /** Whether the cell identifies its row. Each row has one such cell, which is the title of its card. */
  isRowHead?: boolean
  /** The title of the card, if it differs from the content of the row head. */
  cardTitle?: string
  /** Whether the title of the card contains the value. The card then omits the cell. */
  isInCardTitle?: boolean
  /** `actions` is for the cell with the actions of the row. */
  kind?: 'value' | 'actions'
}

/** A cell of a Table. */
export function TableCell(props: TableCellProps) {
  const { label, align, isRowHead = false, cardTitle, isInCardTitle, kind, children, ...rest } = props
  // An empty row head cannot name its row, so it is rendered as an ordinary cell.
  const hasContent = children !== undefined && children !== null && children !== ''
  const content = preventDateBreaks(children)
  if (isRowHead && hasContent) {
    return (
      <th {...rest} {...tableRoles.rowHead} scope="row" data-align={align}>
        {cardTitle === undefined ? (
          content
        ) : (
          <>
            <span data-on="columns">{content}</span>
            <span data-on="cards">{cardTitle}</span>
          </>
        )}
      </th>
    )
  }
  // On a card the actions need no label, because their buttons have names.
  const cardLabel = kind === 'actions' ? undefined : label
  return (
    <td
      {...rest}
      {...tableRoles.cell}
      data-label={cardLabel}
      data-align={align}
      data-kind={kind}
      data-on={isInCardTitle ? 'columns' : undefined}
    >
      {content}
    </td>
  )
}
