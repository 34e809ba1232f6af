interface TableGapProps {
  /** In px; nothing is rendered for 0 or less. */
  height: number
  /** The number of columns of the table. */
  columnCount: number
}

const hiddenFromReaders = { 'aria-hidden': true } as const

/** The space of the virtualized rows that are not rendered. */
export function TableGap({ height, columnCount }: TableGapProps) {
  if (height <= 0) return null
  return (
    <tr {...hiddenFromReaders} data-gap="">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  )
}
