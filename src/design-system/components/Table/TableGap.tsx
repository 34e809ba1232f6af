interface TableGapProps {
  /** In px; nothing is drawn without it. */
  height: number
  /** How many columns the table has. */
  columnCount: number
}

const unread = { 'aria-hidden': true } as const

/** The room of rows that are not drawn because they are out of sight. */
export function TableGap({ height, columnCount }: TableGapProps) {
  if (height <= 0) return null
  return (
    <tr {...unread} data-gap="">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  )
}
