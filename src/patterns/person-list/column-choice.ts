import type { SelectOption } from '@/design-system/components/Select/Select'
import { copy } from './copy'
import type { Cell } from './grid'
import type { ListColumns, ListField } from './list-columns'

/** What both layouts of the choice of columns get: the chosen field of each column, and the first rows of the list. */
export interface ColumnChoiceProps {
  fields: ListColumns['fields']
  rows: readonly { line: number; cells: readonly Cell[] }[]
  options: readonly SelectOption[]
  onChange: (index: number, field: ListField | undefined) => void
}

/** Returns the letter of a column, as in a spreadsheet. */
export const getColumnLetter = (index: number) => String.fromCharCode(65 + index)

/** Returns the props of the field in which the user chooses what a column has. */
export const getColumnSelectProps = (
  { fields, options, onChange }: Omit<ColumnChoiceProps, 'rows'>,
  index: number,
) => ({
  label: copy.choice.column(getColumnLetter(index)),
  name: `column-${getColumnLetter(index)}`,
  reservesMessageLine: false,
  value: fields[index] ?? '',
  onChange: (chosen: string) => onChange(index, (chosen || undefined) as ListField | undefined),
  options,
})
