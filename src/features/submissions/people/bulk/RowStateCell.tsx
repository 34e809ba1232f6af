import type { Gender } from '@/api/generated/model/gender'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'
import { useListState } from './list-context'
import { lacksGender, otherName, type RowState, reasonsOf, splitNameOf, type WorkerRow } from './worker-row'

const { preview: words } = copy

const tones: Record<RowState['is'] | 'incomplete', 'neutral' | 'accent' | 'success' | 'warning' | 'danger'> =
  {
    waiting: 'neutral',
    known: 'success',
    fresh: 'accent',
    incomplete: 'warning',
    twice: 'neutral',
    bad: 'warning',
    unsure: 'warning',
    failed: 'danger',
    removed: 'neutral',
  }

/** State of a row with its reasons, and a gender select for a new person without one. */
export function RowStateCell({ row }: { row: WorkerRow }) {
  const { gender, change } = useListState()
  const name = otherName(row)
  const reasons = reasonsOf(row, gender)
  const split = splitNameOf(row)
  const isIncomplete = row.state.is === 'fresh' && reasons.length > 0
  const shown = isIncomplete ? 'incomplete' : row.state.is
  return (
    <Stack gap={1} align="start">
      <Tag tone={tones[shown]}>{words.states[shown]}</Tag>
      {reasons.map((reason) => (
        <Text key={reason} as="span" size="sm" tone="inherit">
          {reason}
        </Text>
      ))}
      {split ? (
        <Text as="span" size="sm" tone="inherit">
          {words.split(split.lastName, split.firstName)}
        </Text>
      ) : null}
      {name ? (
        <Text as="span" size="sm" tone="inherit">
          {words.otherName(name)}
        </Text>
      ) : null}
      {row.isGenderAsked || lacksGender(row) ? (
        <SegmentedControl<Gender | ''>
          label={words.gender.of(`${row.firstName} ${row.lastName}`)}
          isLabelHidden
          name={`gender-${row.line}`}
          value={row.gender || gender}
          onChange={(chosen) => change(row, { gender: chosen, isGenderAsked: true })}
          options={(['M', 'F'] as const).map((value) => ({ value, label: words.gender.short[value] }))}
        />
      ) : null}
    </Stack>
  )
}
