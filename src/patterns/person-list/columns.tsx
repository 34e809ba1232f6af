import type { Gender } from '@/api/generated/model/gender'
import { tables } from '@/copy/tables'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { copy } from './copy'
import {
  findDifferentName,
  getRowReasons,
  getSplitName,
  type ListedRow,
  lacksGender,
  type RowState,
} from './person-row'

const { columns: words } = copy

/** Returns the registered name of a known person, or else the name in the list. */
const getName = ({ state, firstName, lastName }: ListedRow): string =>
  'person' in state ? state.person.full_name : `${firstName} ${lastName}`.trim()

/** Returns the number in the list or, if it has none, the registered number of the person who was found by name. */
const getDocument = ({ state, document: documentNumber }: ListedRow): string =>
  documentNumber === '' && state.kind === 'known' ? state.person.id_number : documentNumber

const formatOptionalDay = (day: string) => (day === '' ? tables.nothing : formatDay(day))

interface ColumnOptions {
  hasDates: boolean
  /** The user's choice for all new people whose gender is not in the list; '' before the choice. */
  gender: Gender | ''
  /** Changes some fields of a row. */
  change: (row: ListedRow, patch: Partial<ListedRow>) => void
}

export const createColumns = ({ hasDates, gender, change }: ColumnOptions): DataColumn<ListedRow>[] => [
  { id: 'name', header: words.name, value: getName, isRowHead: true },
  { id: 'document', header: words.document, value: getDocument },
  { id: 'line', header: words.line, value: (row) => row.rowNumber, align: 'end' },
  ...(hasDates
    ? [
        { id: 'from', header: words.from, value: ({ from }: ListedRow) => formatOptionalDay(from) },
        { id: 'to', header: words.to, value: ({ to }: ListedRow) => formatOptionalDay(to) },
      ]
    : []),
  {
    id: 'state',
    header: words.state,
    value: (row) => row.state.kind,
    cell: (row) => <RowStateCell row={row} gender={gender} change={change} />,
  },
]

const { preview: previewWords } = copy

const tones: Record<
  RowState['kind'] | 'incomplete' | 'unconfirmed',
  'neutral' | 'accent' | 'success' | 'warning' | 'danger'
> = {
  waiting: 'neutral',
  known: 'success',
  new: 'accent',
  incomplete: 'warning',
  duplicate: 'neutral',
  invalid: 'warning',
  lookupFailed: 'warning',
  failed: 'danger',
  notAdded: 'danger',
  unconfirmed: 'warning',
  refused: 'danger',
  outside: 'neutral',
  added: 'success',
  removed: 'neutral',
}

function getStateName({ state }: ListedRow, reasons: readonly string[]): keyof typeof tones {
  if (state.kind === 'new' && reasons.length > 0) return 'incomplete'
  return state.kind === 'notAdded' && state.isUncertain ? 'unconfirmed' : state.kind
}

/** Shows the state of a row and the reasons for it. The user can choose the gender of a new person if the list lacks it. */
function RowStateCell({ row, gender, change }: Omit<ColumnOptions, 'hasDates'> & { row: ListedRow }) {
  const nameInList = findDifferentName(row)
  const reasons = getRowReasons(row, gender)
  const split = getSplitName(row)
  const texts = [
    ...reasons,
    ...('note' in row.state && row.state.note ? [row.state.note] : []),
    ...(split ? [previewWords.split(split.lastName, split.firstName)] : []),
    ...(nameInList ? [previewWords.otherName(nameInList)] : []),
  ]
  const stateName = getStateName(row, reasons)
  return (
    <Stack gap={1} align="start" data-row-number={row.rowNumber}>
      <Tag tone={tones[stateName]}>{previewWords.states[stateName]}</Tag>
      {texts.map((text) => (
        <Text key={text} as="span" size="sm" tone="inherit">
          {text}
        </Text>
      ))}
      {row.hasGenderChoice || lacksGender(row) ? (
        <SegmentedControl<Gender | ''>
          label={previewWords.gender.of(`${row.firstName} ${row.lastName}`)}
          isLabelHidden
          name={`gender-${row.rowNumber}`}
          value={row.gender || gender}
          onChange={(chosen) => change(row, { gender: chosen, hasGenderChoice: true })}
          options={(['M', 'F'] as const).map((value) => ({ value, label: previewWords.gender.short[value] }))}
        />
      ) : null}
    </Stack>
  )
}
