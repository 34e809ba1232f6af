import { Card } from '@/design-system/components/Card/Card'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { cutText } from '@/domain/cut-text'
import { type ColumnChoiceProps, getColumnLetter, getColumnSelectProps } from './column-choice'
import { copy } from './copy'
import { formatCell } from './grid'

const maxValues = 4
const maxValueLength = 40

/** One block for each column of a list, with its choice and its first values, for narrow screens. */
export function ColumnBlocks(props: ColumnChoiceProps) {
  const { fields, rows } = props
  return (
    <Stack as="ul" gap={3} aria-label={copy.choice.columns}>
      {fields.map((_, index) => (
        <Card key={getColumnLetter(index)} as="li" padding="sm">
          <Select {...getColumnSelectProps(props, index)} hint={describeValues(rows, index)} />
        </Card>
      ))}
    </Stack>
  )
}

function describeValues(rows: ColumnChoiceProps['rows'], index: number): string {
  const values = rows.map(({ cells }) => cutText(formatCell(cells[index]), maxValueLength))
  const filledValues = values.filter((text) => text !== '').slice(0, maxValues)
  return filledValues.length === 0 ? copy.choice.emptyColumn : filledValues.join(' · ')
}
