import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { filters } from '@/copy/filters'
import { FilterPanel } from '@/design-system/components/FilterPanel/FilterPanel'

interface ListFiltersProps {
  query: Pick<UseQueryResult<unknown>, 'isFetching' | 'isPlaceholderData'>
  /** The number of results as text; '' while the number is not known. */
  result: string
  /** Whether this text is too long to be beside the first button on a phone. */
  isResultLong?: boolean
  /** Whether a filter is set. If so, the fields are visible at first, even on a phone. */
  isFiltered: boolean
  onClear: () => void
  refresh: { label: string; run: () => void }
  /** Further actions, such as a download. */
  actions?: ReactNode
  /** The filter fields. They are mounted again after the filters are cleared. */
  children: ReactNode
}

/** The filters of a list and the number of results, above the list. */
export function ListFilters(props: ListFiltersProps) {
  const { query, result, isResultLong, isFiltered, onClear, refresh, actions, children } = props
  const [clearCount, setClearCount] = useState(0)
  const clear = () => {
    onClear()
    // Mounting the fields again also discards typed text that has not been searched yet.
    setClearCount(clearCount + 1)
  }
  return (
    <FilterPanel
      label={filters.label}
      showLabel={filters.show}
      hideLabel={filters.hide}
      startsOpen={isFiltered || undefined}
      result={result}
      isResultLong={isResultLong}
      clear={{ label: filters.clear, run: clear, isUnneeded: !isFiltered }}
      refresh={{ ...refresh, isBusy: query.isFetching && !query.isPlaceholderData }}
      actions={actions}
    >
      <Fragment key={clearCount}>{children}</Fragment>
    </FilterPanel>
  )
}
