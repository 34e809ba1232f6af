import { useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useIsWide } from '@/design-system/use-is-wide'
import { ColumnBlocks } from './ColumnBlocks'
import { ColumnsTable } from './ColumnsTable'
import type { ColumnChoiceProps } from './column-choice'
import { copy } from './copy'
import { isLikeDocumentNumber } from './document-cell'
import { isBlankRow } from './grid'
import { type ListColumns, listFields } from './list-columns'
import type { FoundList } from './read-list'
import { stepStart } from './show-step-start'

const { choice: words } = copy

const sampleRowCount = 6
const maxColumns = 26

interface ColumnsStepProps {
  foundList: FoundList
  hasDates: boolean
  needsDocument: boolean
  /** Reads the list with the chosen fields. Returns the reason if the list cannot be read. */
  onChoose: (fields: ListColumns['fields']) => string | undefined
  onBack: () => void
}

/** Shows the first rows of a list, and the user chooses the field of each column. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { foundList, hasDates, needsDocument, onChoose, onBack } = props
  const rows = selectSampleRows(foundList)
  const width = Math.min(maxColumns, Math.max(1, ...rows.map(({ cells }) => cells.length)))
  const [fields, setFields] = useState(() =>
    Array.from({ length: width }, (_, index) => foundList.columns.fields[index]),
  )
  const [refusal, setRefusal] = useState<string>()
  const isWide = useIsWide()
  const options = listFields
    .filter((field) => hasDates || (field !== 'from' && field !== 'to'))
    .map((value) => ({ value, label: words.fields[value] }))
  const columnProps: ColumnChoiceProps = {
    fields,
    rows,
    options: [{ value: '', label: words.unused }, ...options],
    onChange: (index, field) => setFields(fields.with(index, field)),
  }

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text {...stepStart} weight="semibold">
          {words.title}
        </Text>
        <Text tone="muted">{words.help}</Text>
      </Stack>
      {isWide ? <ColumnsTable {...columnProps} /> : <ColumnBlocks {...columnProps} />}
      {refusal ? (
        <Alert tone="danger" isLive>
          {refusal}
        </Alert>
      ) : null}
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onBack}>{copy.preview.back}</Button>
        <Button
          variant="primary"
          onClick={() => setRefusal(findRefusal(fields, needsDocument) ?? onChoose(fields))}
        >
          {words.submit}
        </Button>
      </Inline>
    </Stack>
  )
}

/** Returns the rows to show. The first is the header row or, if there is none, the first row with a document number. */
function selectSampleRows({ grid, columns }: FoundList) {
  const firstIndex =
    columns.headerIndex ??
    Math.max(
      0,
      grid.findIndex((row) => row.some(isLikeDocumentNumber)),
    )
  return grid
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(firstIndex)
    .filter(({ cells }) => !isBlankRow(cells))
    .slice(0, sampleRowCount)
}

const nameFields = ['lastName', 'firstName', 'fullName', 'firstLast'] as const

function findRefusal(fields: ListColumns['fields'], needsDocument: boolean): string | undefined {
  const repeatedField = fields.find((field, index) => field && fields.indexOf(field) !== index)
  if (repeatedField) return words.repeated(words.fields[repeatedField])
  if (fields.includes('document') || fields.includes('cuil')) return undefined
  if (needsDocument) return words.noDocument
  return nameFields.some((field) => fields.includes(field)) ? undefined : words.noPerson
}
