import { Columns3, UserPlus } from 'lucide-react'
import type { Gender } from '@/api/generated/model/gender'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ChipGroup } from '@/design-system/components/ChipGroup/ChipGroup'
import { focusControl } from '@/design-system/components/Field/focus-field'
import { Inline } from '@/design-system/components/Inline/Inline'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'
import { IgnoredRows } from './IgnoredRows'
import type { PersonListOptions } from './person-list-options'
import { isUncertain, lacksGender, type RowGroup } from './person-row'
import { RemainingRowsButton } from './RemainingRowsButton'
import { RowsTable } from './RowsTable'
import { StageProgress } from './StageProgress'
import { stepStart } from './show-step-start'
import type { RowFilter, usePersonList } from './use-person-list'

const { preview: words } = copy

const rowGroups: readonly RowGroup[] = ['valid', 'incomplete', 'duplicate', 'outside', 'removed', 'waiting']

type PersonListState = ReturnType<typeof usePersonList>

interface PreviewStepProps {
  list: PersonListState
  hasDates: boolean
  options: PersonListOptions
}

export function PreviewStep({ list, hasDates, options }: PreviewStepProps) {
  const { stage, rows, counts, gender, ignoredRows } = list
  const isSearching = stage.name === 'lookup'
  return (
    <Stack gap={4}>
      {stage.name === 'partlyAdded' ? (
        <Alert {...stepStart} tone="warning" isLive>
          {list.describeAdded(stage.addedCount)}{' '}
          {copy.partlyAdded[stage.isStopped ? 'stopped' : 'rest'](rows.length)}
        </Alert>
      ) : null}
      <Stack gap={1}>
        <Text {...stepStart} role="status" weight="semibold">
          {rowGroups
            .filter((group) => counts[group] > 0)
            .map((group) => words.summary[group](counts[group]))
            .join(' · ')}
        </Text>
        {ignoredRows.length > 0 ? <IgnoredRows rows={ignoredRows} /> : null}
      </Stack>
      {isSearching || !hasUnfinishedLookup(list) ? null : (
        <div ref={focusIfLost}>
          <UnfinishedLookup list={list} />
        </div>
      )}
      {rows.some(isUncertain) ? (
        <Alert tone="warning" isLive>
          {copy.addition.unconfirmed}
        </Alert>
      ) : null}
      <RowFilterChoice list={list} />
      {isSearching ? (
        <div ref={focusIfLost}>
          <StageProgress label={copy.lookup.label} stage={stage} onStop={list.stop} />
        </div>
      ) : (
        <ListButtons list={list} outside={options.outside} />
      )}
      {!isSearching && rows.some(lacksGender) ? (
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
      <CapacityNotice count={counts.valid} capacity={options.capacity} />
      <RowsTable
        rows={rows}
        gender={gender}
        rowFilter={list.rowFilter}
        change={list.change}
        beginCorrection={list.beginCorrection}
        returnRowNumber={list.returnRowNumber}
        forgetReturn={list.forgetReturn}
        hasDates={hasDates}
        isReadOnly={isSearching}
      />
    </Stack>
  )
}

/**
 * Ref callback that focuses a control if nothing has the focus: the button that begins a lookup disappears with it, and the button that
 * stops it with its end.
 */
const focusIfLost = (part: HTMLElement | null) => {
  if (part && document.activeElement === document.body) focusControl(part)
}

const hasUnfinishedLookup = ({ rows, counts }: PersonListState) =>
  counts.waiting > 0 || rows.some(({ state }) => state.kind === 'lookupFailed')

/** Says that some people were not looked up, and offers to look them up. */
function UnfinishedLookup({ list }: Pick<PreviewStepProps, 'list'>) {
  const { rows, counts, continueLookups } = list
  if (rows.some(({ state }) => state.kind === 'lookupFailed'))
    return (
      <RetryAlert onRetry={() => void continueLookups()} isRetrying={false}>
        {words.lookupFailed}
      </RetryAlert>
    )
  const action = (
    <Button size="sm" onClick={() => void continueLookups()}>
      {words.continueLookup}
    </Button>
  )
  return (
    <Alert tone="warning" action={action} isLive>
      {words.lookupStopped(counts.waiting)}
    </Alert>
  )
}

const rowFilters: readonly RowFilter[] = ['all', 'valid', 'incomplete', 'duplicate']

function RowFilterChoice({
  list: { rows, counts, rowFilter, setRowFilter },
}: Pick<PreviewStepProps, 'list'>) {
  return (
    <ChipGroup<RowFilter>
      label={words.show}
      isLabelHidden
      reservesMessageLine={false}
      name="shown"
      value={rowFilter}
      onChange={setRowFilter}
      options={rowFilters
        .map((value) => ({ value, count: value === 'all' ? rows.length : counts[value] }))
        .filter(({ value, count }) => value === 'all' || value === 'valid' || count > 0)
        .map(({ value, count }) => ({ value, label: words.shows[value](count) }))}
    />
  )
}

interface ListButtonsProps extends Pick<PreviewStepProps, 'list'> {
  outside: PersonListOptions['outside']
}

function ListButtons({ list, outside }: ListButtonsProps) {
  const { rows, counts, gender, headers } = list
  return (
    <Inline gap={2} ref={focusIfLost}>
      {outside && counts.outside > 0 ? (
        <Button
          size="sm"
          icon={<UserPlus size={20} aria-hidden="true" />}
          onClick={() => void list.includeOutside()}
        >
          {outside.include(counts.outside)}
        </Button>
      ) : null}
      {counts.valid < rows.length ? (
        <RemainingRowsButton rows={rows} gender={gender} headers={headers} />
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        icon={<Columns3 size={20} aria-hidden="true" />}
        onClick={list.chooseColumns}
      >
        {copy.choice.open}
      </Button>
    </Inline>
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
