import { Columns3, Download } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import { tables } from '@/copy/tables'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
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
import { type Cell, cellText } from './grid'
import type { ShownRows, useWorkerList } from './use-worker-list'
import {
  getRowGroup,
  getRowReasons,
  isAddable,
  type ListedWorker,
  lacksGender,
  type RowGroup,
} from './worker-row'

const { preview: words } = copy

const groups: readonly RowGroup[] = ['valid', 'incomplete', 'duplicate', 'removed']

type List = ReturnType<typeof useWorkerList>

interface PreviewStepProps {
  list: List
  hasDates: boolean
}

export function PreviewStep({ list, hasDates }: PreviewStepProps) {
  const { stage, rows, counts, gender, shown, ignored } = list
  const options: readonly ShownRows[] = ['all', 'valid', 'incomplete']
  const hasFailedLookup = rows.some(({ state }) => state.is === 'lookupFailed')
  return (
    <Stack gap={4}>
      {stage.name === 'partlyAdded' ? (
        <Alert tone="warning" isLive>
          {copy.partlyAdded.added(stage.added)} {copy.partlyAdded.rest(rows.length)}
        </Alert>
      ) : null}
      <Stack gap={1}>
        <Text role="status" weight="semibold">
          {groups
            .filter((group) => counts[group] > 0)
            .map((group) => words.summary[group](counts[group]))
            .join(' · ')}
        </Text>
        {ignored > 0 ? (
          <Text size="sm" tone="muted">
            {words.ignored(ignored)}
          </Text>
        ) : null}
      </Stack>
      {hasFailedLookup ? (
        <RetryAlert onRetry={() => void list.lookAgain()} isRetrying={false}>
          {words.lookupFailed}
        </RetryAlert>
      ) : null}
      <SegmentedControl<ShownRows>
        label={words.show}
        isLabelHidden
        name="shown"
        value={shown}
        onChange={list.setShown}
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
        <Select
          label={words.gender.all}
          name="gender"
          reservesMessage={false}
          value={gender}
          onChange={(chosen) => list.setGender(chosen as Gender | '')}
          options={[
            { value: '', label: words.gender.each },
            { value: 'M', label: words.gender.M },
            { value: 'F', label: words.gender.F },
          ]}
        />
      ) : null}
      <RowsTable list={list} hasDates={hasDates} />
    </Stack>
  )
}

const rowId = ({ line }: ListedWorker) => line

/** Most rows have a tag and one sentence, in pixels. */
const likelyRowHeight = 64

/** The rows render in a deferred update, so that the dialog stays responsive. */
function RowsTable({ list, hasDates }: PreviewStepProps) {
  const { rows, gender, change, shown, beginCorrection } = list
  const state = useTableState()
  const columns = useMemo(() => createColumns({ hasDates, gender, change }), [hasDates, gender, change])
  const visible = useMemo(
    () => rows.filter((row) => shown === 'all' || getRowGroup(row, gender) === shown),
    [rows, gender, shown],
  )
  const drawn = useDeferredValue<readonly ListedWorker[] | null>(visible, null)
  const actionsOf = useRowActions(change, beginCorrection)
  const query = useWholeList(drawn ?? visible)
  if (!drawn) {
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
      rowId={rowId}
      state={state}
      actionsOf={actionsOf}
      likelyRowHeight={likelyRowHeight}
      empty={<Text tone="muted">{words.none}</Text>}
    />
  )
}

/** Every row can be corrected; a valid row can be removed. */
function useRowActions(change: List['change'], beginCorrection: List['beginCorrection']) {
  return useMemo(
    () => (row: ListedWorker) => {
      const { is } = row.state
      const removed = { state: { is: 'removed', reasons: [copy.problems.removed] } } as const
      return [
        ...(is === 'removed' ? [] : [{ label: copy.correction.open, run: () => beginCorrection(row) }]),
        ...(is === 'known' || is === 'new'
          ? [{ label: words.remove, tone: 'danger' as const, run: () => change(row, removed) }]
          : []),
      ]
    },
    [change, beginCorrection],
  )
}

/** Downloads the rows that were not added, with reasons, to correct and add them later. */
function RemainingRowsButton({ list }: { list: List }) {
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

const { columns: heads } = copy
const defaultHeaders = [heads.document, heads.lastName, heads.firstName, heads.from, heads.to, heads.gender]

/**
 * Builds a `.csv` of the rows that were not added, with reasons. For Excel it starts with a byte order mark,
 * separates cells by semicolons and escapes formulas.
 */
async function createRemainingRowsFile(
  headers: readonly Cell[] | undefined,
  rows: readonly ListedWorker[],
  gender: Gender | '',
): Promise<Blob> {
  const { default: papa } = await import('papaparse')
  const width = Math.max(headers?.length ?? defaultHeaders.length, ...rows.map(({ cells }) => cells.length))
  const padCells = (cells: readonly Cell[]) =>
    Array.from({ length: width }, (_, index) => cellText(cells[index]))
  const text = papa.unparse(
    [
      [...padCells(headers ?? defaultHeaders), heads.reason],
      ...rows.map((row) => [...padCells(row.cells), getRowReasons(row, gender).join(' ')]),
    ],
    { delimiter: ';', escapeFormulae: true },
  )
  return new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' })
}
