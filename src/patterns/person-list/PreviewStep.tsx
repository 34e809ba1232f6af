import { Columns3, Download } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import { tables } from '@/copy/tables'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { useWholeList } from '@/patterns/data-table/use-whole-list'
import { saveFile } from '@/patterns/export/save-file'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { createColumns } from './columns'
import { copy } from './copy'
import { type Cell, formatCell } from './grid'
import type { PersonListOptions } from './person-list-options'
import {
  getRowGroup,
  getRowReasons,
  isAddable,
  type ListedRow,
  lacksGender,
  type RowGroup,
} from './person-row'
import type { RowFilter, usePersonList } from './use-person-list'

const { preview: words } = copy

const rowGroups: readonly RowGroup[] = ['valid', 'incomplete', 'duplicate', 'removed']

type PersonListState = ReturnType<typeof usePersonList>

interface PreviewStepProps {
  list: PersonListState
  hasDates: boolean
  capacity: PersonListOptions['capacity']
}

export function PreviewStep({ list, hasDates, capacity }: PreviewStepProps) {
  const { stage, rows, counts, gender, rowFilter, ignoredRowCount } = list
  const options: readonly RowFilter[] = ['all', 'valid', 'incomplete']
  const hasFailedLookup = rows.some(({ state }) => state.kind === 'lookupFailed')
  return (
    <Stack gap={4}>
      {stage.name === 'partlyAdded' ? (
        <Alert tone="warning" isLive>
          {list.describeAdded(stage.addedCount)} {copy.partlyAdded.rest(rows.length)}
        </Alert>
      ) : null}
      <Stack gap={1}>
        <Text role="status" weight="semibold">
          {rowGroups
            .filter((group) => counts[group] > 0)
            .map((group) => words.summary[group](counts[group]))
            .join(' · ')}
        </Text>
        {ignoredRowCount > 0 ? (
          <Text size="sm" tone="muted">
            {words.ignored(ignoredRowCount)}
          </Text>
        ) : null}
      </Stack>
      {hasFailedLookup ? (
        <RetryAlert onRetry={() => void list.retryLookups()} isRetrying={false}>
          {words.lookupFailed}
        </RetryAlert>
      ) : null}
      <SegmentedControl<RowFilter>
        label={words.show}
        isLabelHidden
        name="shown"
        value={rowFilter}
        onChange={list.setRowFilter}
        options={options
          .map((value) => ({ value, count: value === 'all' ? rows.length : counts[value] }))
          .filter(({ value, count }) => value === 'all' || value === 'valid' || count > 0)
          .map(({ value, count }) => ({ value, label: words.shows[value](count) }))}
      />
      <Inline gap={2}>
        {counts.valid < rows.length ? <RemainingRowsButton list={list} /> : null}
        <Button
          variant="quiet"
          size="sm"
          icon={<Columns3 size={20} aria-hidden="true" />}
          onClick={list.chooseColumns}
        >
          {copy.choice.open}
        </Button>
      </Inline>
      {rows.some(lacksGender) ? (
        <SegmentedControl<Gender | ''>
          label={words.gender.all}
          name="gender"
          value={gender}
          onChange={list.setGender}
          options={[
            { value: '', label: words.gender.each },
            { value: 'M', label: words.gender.M },
            { value: 'F', label: words.gender.F },
          ]}
        />
      ) : null}
      <CapacityNotice count={counts.valid} capacity={capacity} />
      <RowsTable list={list} hasDates={hasDates} />
    </Stack>
  )
}

/** Says that the rows exceed the number of people that can be added, and offers to raise this number if that is possible. */
function CapacityNotice({ count, capacity }: { count: number; capacity: PersonListOptions['capacity'] }) {
  const { findRefusal, hint, extension } = capacity
  const refusal = findRefusal(count)
  if (refusal === undefined) return hint ? <Text tone="muted">{hint}</Text> : null
  const action = extension ? (
    <Button size="sm" onClick={() => extension.extend(count)}>
      {extension.label(count)}
    </Button>
  ) : undefined
  return (
    <Alert tone="warning" action={action} isLive>
      {refusal}
    </Alert>
  )
}

const getRowId = ({ rowNumber }: ListedRow) => rowNumber

/** The height in pixels of a row with a tag and one sentence. */
const likelyRowHeight = 64

/** The rows render in a deferred update, so that the dialog stays responsive. */
function RowsTable({ list, hasDates }: Omit<PreviewStepProps, 'capacity'>) {
  const { rows, gender, change, rowFilter, beginCorrection } = list
  const state = useTableState()
  const columns = useMemo(() => createColumns({ hasDates, gender, change }), [hasDates, gender, change])
  const filteredRows = useMemo(
    () => rows.filter((row) => rowFilter === 'all' || getRowGroup(row, gender) === rowFilter),
    [rows, gender, rowFilter],
  )
  const deferredRows = useDeferredValue<readonly ListedRow[] | null>(filteredRows, null)
  const getActions = useRowActions(change, beginCorrection)
  const query = useWholeList(deferredRows ?? filteredRows)
  if (!deferredRows) {
    return (
      <SkeletonGroup label={tables.loading(words.caption)}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    )
  }
  return (
    <DataTable
      caption={words.caption}
      isCaptionHidden
      columns={columns}
      query={query}
      getRowId={getRowId}
      state={state}
      getActions={getActions}
      likelyRowHeight={likelyRowHeight}
      empty={<Text tone="muted">{words.none}</Text>}
    />
  )
}

/**
 * Returns the function that builds the actions of a row. The user can correct every row that is not removed, and can remove
 * a row in the state `known` or `new`.
 */
function useRowActions(
  change: PersonListState['change'],
  beginCorrection: PersonListState['beginCorrection'],
) {
  return useMemo(
    () => (row: ListedRow) => {
      const { kind } = row.state
      const removal = { state: { kind: 'removed', reasons: [copy.problems.removed] } } as const
      return [
        ...(kind === 'removed' ? [] : [{ label: copy.correction.open, run: () => beginCorrection(row) }]),
        ...(kind === 'known' || kind === 'new'
          ? [{ label: words.remove, tone: 'danger' as const, run: () => change(row, removal) }]
          : []),
      ]
    },
    [change, beginCorrection],
  )
}

/**
 * Downloads a file of the rows that cannot be added, with reasons. The user can correct the rows in the file and upload
 * the file as a new list.
 */
function RemainingRowsButton({ list }: { list: PersonListState }) {
  const { rows, gender, headers } = list
  const download = async () => {
    const remainingRows = rows.filter((row) => !isAddable(row, gender))
    saveFile(await createRemainingRowsFile(headers, remainingRows, gender), words.file)
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Download size={20} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {words.download}
    </Button>
  )
}

const { columns: columnWords } = copy
const defaultHeaders = [
  columnWords.document,
  columnWords.lastName,
  columnWords.firstName,
  columnWords.from,
  columnWords.to,
  columnWords.gender,
]

/**
 * Builds a `.csv` of the rows that cannot be added, with reasons. The file starts with a byte order mark, separates
 * cells by semicolons and escapes formulas, so that Excel shows the text correctly and executes nothing.
 */
async function createRemainingRowsFile(
  headers: readonly Cell[] | undefined,
  rows: readonly ListedRow[],
  gender: Gender | '',
): Promise<Blob> {
  const { default: papa } = await import('papaparse')
  const width = Math.max(headers?.length ?? defaultHeaders.length, ...rows.map(({ cells }) => cells.length))
  const padCells = (cells: readonly Cell[]) =>
    Array.from({ length: width }, (_, index) => formatCell(cells[index]))
  const text = papa.unparse(
    [
      [...padCells(headers ?? defaultHeaders), columnWords.reason],
      ...rows.map((row) => [...padCells(row.cells), getRowReasons(row, gender).join(' ')]),
    ],
    { delimiter: ';', escapeFormulae: true },
  )
  return new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' })
}
