import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { filters } from '@/copy/filters'
import { FilterPanel } from '@/design-system/components/FilterPanel/FilterPanel'

interface ListFiltersProps {
  /** The list, as a generated hook answered it. */
  query: Pick<UseQueryResult<unknown>, 'isFetching' | 'isPlaceholderData'>
  /** How many there are, in words; '' while that is not known. */
  result: string
  /** Whether it is narrowed to less than usual: then the fields are in sight on a phone too. */
  isNarrowed: boolean
  /** Takes all filters back. */
  onClear: () => void
  /** Asks for the list again. */
  refresh: { label: string; run: () => void }
  /** By what the list is narrowed: the fields, drawn anew once they are cleared. */
  children: ReactNode
}

/** What a list can be narrowed to, with how many that leaves, above the list. */
export function ListFilters(props: ListFiltersProps) {
  const { query, result, isNarrowed, onClear, refresh, children } = props
  const [clearings, setClearings] = useState(0)
  const takeBack = () => {
    onClear()
    // What is typed and not looked for yet goes too.
    setClearings(clearings + 1)
  }
  return (
    <FilterPanel
      label={filters.label}
      showLabel={filters.show}
      hideLabel={filters.hide}
      startsOpen={isNarrowed || undefined}
      result={result}
      clear={{ label: filters.clear, run: takeBack, isIdle: !isNarrowed }}
      refresh={{ ...refresh, isBusy: query.isFetching && !query.isPlaceholderData }}
    >
      <Fragment key={clearings}>{children}</Fragment>
    </FilterPanel>
  )
}
