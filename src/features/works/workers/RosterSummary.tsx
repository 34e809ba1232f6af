import { memo, useMemo } from 'react'
import { ChipGroup } from '@/design-system/components/ChipGroup/ChipGroup'
import { today } from '@/domain/days'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'
import { type CheckedWorker, countParts, type RosterPart, rosterParts } from './roster-summary'

interface RosterSummaryProps {
  /** Undefined until the whole roster is read. */
  workers: readonly CheckedWorker[] | undefined
  part: RosterPart
  onPart: (part: RosterPart) => void
  /** Reads the roster again after a failure; undefined if nothing has failed. */
  onRetry: (() => void) | undefined
  isRetrying: boolean
}

/** How many workers may enter tomorrow, and the choice of a part of the roster. Memoised, because a new page changes none of it. */
export const RosterSummary = memo(function RosterSummary(props: RosterSummaryProps) {
  const { workers, part, onPart, onRetry, isRetrying } = props
  const counts = useMemo(() => workers && countParts(workers, today()), [workers])
  const { title, parts, failed } = copy.summary
  return (
    <>
      <ChipGroup
        label={title(counts && { total: counts[''], entering: counts[''] - counts['no-entran'] })}
        name="parte"
        value={part}
        onChange={onPart}
        options={rosterParts.map((value) => ({ value, label: parts[value](counts?.[value]) }))}
        wraps={false}
        reservesMessageLine={false}
      />
      {onRetry ? (
        <RetryAlert tone="warning" onRetry={onRetry} isRetrying={isRetrying}>
          {failed}
        </RetryAlert>
      ) : null}
    </>
  )
})
