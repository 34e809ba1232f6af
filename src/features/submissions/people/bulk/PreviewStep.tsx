import { useDeferredValue, useMemo, useState } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import { tables } from '@/copy/tables'
import { Alert } from '@/design-system/components/Alert/Alert'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { useWholeList } from '@/patterns/data-table/use-whole-list'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { BadRowsButton } from './BadRowsButton'
import { columns } from './columns'
import { copy } from './copy'
import { ListContext } from './list-context'
import type { useWorkerList } from './use-worker-list'
import { isGood, lacksGender, type WorkerRow } from './worker-row'

const { preview: words } = copy

type Shown = 'all' | 'good' | 'bad'

interface PreviewStepProps {
  list: ReturnType<typeof useWorkerList>
  hasDates: boolean
}

/** What becomes of each row of a list, before anything is done. */
export function PreviewStep({ list, hasDates }: PreviewStepProps) {
  const { stage, rows, gender, goodCount } = list
  const [shown, setShown] = useState<Shown>('all')
  const counts: Record<Shown, number> = { all: rows.length, good: goodCount, bad: rows.length - goodCount }
  const isUnsure = rows.some(({ standing }) => standing.is === 'unsure')
  return (
    <Stack gap={4}>
      {stage.name === 'left' ? (
        <Alert tone="warning" isLive>
          {copy.left.added(stage.added)} {copy.left.rest(rows.length)}
        </Alert>
      ) : null}
      {isUnsure ? (
        <RetryAlert onRetry={() => void list.lookAgain()} isRetrying={false}>
          {words.unsure}
        </RetryAlert>
      ) : null}
      <SegmentedControl<Shown>
        label={words.show}
        isLabelHidden
        name="shown"
        value={shown}
        onChange={setShown}
        options={(['all', 'good', 'bad'] as const).map((value) => ({
          value,
          label: words.shows[value](counts[value]),
        }))}
      />
      {counts.bad > 0 ? <BadRowsButton list={list} /> : null}
      {rows.some(lacksGender) ? <GenderOfAll gender={gender} onChange={list.setGender} /> : null}
      <RowsTable list={list} hasDates={hasDates} shown={shown} />
    </Stack>
  )
}

function GenderOfAll({ gender, onChange }: { gender: Gender | ''; onChange: (gender: Gender | '') => void }) {
  return (
    <Select
      label={words.gender.all}
      name="gender"
      reservesMessage={false}
      value={gender}
      onChange={(chosen) => onChange(chosen as Gender | '')}
      options={[
        { value: '', label: words.gender.each },
        { value: 'M', label: words.gender.M },
        { value: 'F', label: words.gender.F },
      ]}
    />
  )
}

const rowId = ({ line }: WorkerRow) => line

/** What becomes of somebody, and a sentence about it. */
const likelyRowHeight = 64

/** The rows, drawn bit by bit behind what stands there until then: presses are answered meanwhile. */
function RowsTable({ list, hasDates, shown }: PreviewStepProps & { shown: Shown }) {
  const { rows, gender, change } = list
  const state = useTableState()
  const context = useMemo(() => ({ gender, change }), [gender, change])
  const visible = useMemo(
    () => rows.filter((row) => shown === 'all' || isGood(row, gender) === (shown === 'good')),
    [rows, gender, shown],
  )
  const drawn = useDeferredValue<readonly WorkerRow[] | undefined>(visible, undefined)
  const actionsOf = useMemo(
    () => (row: WorkerRow) =>
      row.standing.is === 'known' || row.standing.is === 'fresh'
        ? [
            {
              label: words.remove,
              tone: 'danger' as const,
              run: () => change(row, { standing: { is: 'removed', reasons: [copy.problems.removed] } }),
            },
          ]
        : [],
    [change],
  )
  const query = useWholeList(drawn ?? visible)
  if (!drawn) return <RowsSkeleton />
  return (
    <ListContext value={context}>
      <DataTable
        caption={words.caption}
        isCaptionHidden
        columns={hasDates ? columns.withDates : columns.plain}
        query={query}
        rowId={rowId}
        state={state}
        actionsOf={actionsOf}
        likelyRowHeight={likelyRowHeight}
        empty={<Text tone="muted">{words.none}</Text>}
      />
    </ListContext>
  )
}

const RowsSkeleton = () => (
  <SkeletonGroup label={tables.loading(words.caption)}>
    <Skeleton shape="block" height="20rem" />
  </SkeletonGroup>
)
