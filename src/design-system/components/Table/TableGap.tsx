interface TableGapProps {
  /** The height of the gap in px. For 0 or less, nothing is rendered. */
  height: number
  /** The number of columns of the table. */
  columnCount: number
}

const hiddenFromReaders = { 'aria-hidden': true } as const

/** An empty row that fills the space of virtualized rows that are not rendered. */
export function TableGap({ height, columnCount }: TableGapProps) {
  if (height <= 0) return null
  return (
    <tr {...hiddenFromReaders} data-gap="">
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  )
}
