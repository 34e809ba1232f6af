import { Select } from '@/design-system/components/Select/Select'
import { ColumnHead } from '@/design-system/components/Table/ColumnHead'
import { Table } from '@/design-system/components/Table/Table'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { TableRow } from '@/design-system/components/Table/TableRow'
import { type ColumnChoiceProps, getColumnLetter, getColumnSelectProps } from './column-choice'
import { copy } from './copy'
import { formatCell } from './grid'

/** Shows the longest name of a field. With more columns than fit, the table scrolls. */
const columnStyle = { minInlineSize: '12.75rem' }

/** The first rows of a list in columns, for wide screens. The head of each column has its choice. */
export function ColumnsTable(props: ColumnChoiceProps) {
  const { fields, rows } = props
  return (
    <Table caption={copy.choice.caption} isCaptionHidden isDense roomForColumns={0}>
      <thead>
        <TableRow>
          {fields.map((_, index) => (
            <ColumnHead key={getColumnLetter(index)} style={columnStyle}>
              <Select {...getColumnSelectProps(props, index)} />
            </ColumnHead>
          ))}
        </TableRow>
      </thead>
      <tbody>
        {rows.map(({ line, cells }) => (
          <TableRow key={line}>
            {fields.map((_, index) => (
              <TableCell key={getColumnLetter(index)} label={getColumnLetter(index)}>
                {formatCell(cells[index])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
