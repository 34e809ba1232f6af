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
  /** The text that replaces the content as the title of a card. */
  cardTitle?: string
  /** Whether a card omits the cell, because the title of the card contains the value. */
  isInCardTitle?: boolean
  /** `actions` is for the cell with the actions of the row. */
  kind?: 'value' | 'actions'
}

/** A cell of a Table. */
export function TableCell(props: TableCellProps) {
  const { label, align, isRowHead = false, cardTitle, isInCardTitle, kind, children, ...rest } = props
  // An empty row head has no text that could name the row.
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
