import type { UseQueryResult } from '@tanstack/react-query'
import { describeError } from '@/copy/errors'
import { Select } from '@/design-system/components/Select/Select'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { useFormField } from '@/patterns/form/use-form-field'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'

interface CatalogEntry {
  id: number
  name: string
}

interface CatalogSelectProps {
  name: string
  label: string
  query: UseQueryResult<{ results: CatalogEntry[] }, unknown>
  /**
   * The saved choice: null if the field was saved empty, undefined if nothing was saved yet. The saved choice stays an
   * option even if the catalog no longer has it. Unless this prop is undefined, the user can empty even a required field.
   */
  currentEntry?: CatalogEntry | null
  placeholder?: string
  disabled?: boolean
  required?: boolean
}

/** A select for one of the API's catalogs. If the catalog fails to load, a retry button appears below the empty select. */
export function CatalogSelect({
  name,
  label,
  query,
  currentEntry,
  placeholder,
  ...rest
}: CatalogSelectProps) {
  const field = useFormField<string>(name)
  const select = (entries: readonly CatalogEntry[]) => (
    <Select
      {...field}
      {...rest}
      disabled={rest.disabled || field.disabled}
      label={label}
      options={addCurrentEntry(entries, currentEntry).map((entry) => ({
        value: String(entry.id),
        label: entry.name,
      }))}
      placeholder={placeholder ?? copy.choose}
      isClearable={currentEntry !== undefined}
    />
  )
  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonGroup label={copy.loading}>
          <Skeleton shape="block" height="5.875rem" />
        </SkeletonGroup>
      }
      renderFailure={({ error, retry, isRetrying }) => (
        <>
          {select([])}
          <RetryAlert onRetry={retry} isRetrying={isRetrying}>
            {describeError(error).join(' ')}
          </RetryAlert>
        </>
      )}
    >
      {({ results }) => select(results)}
    </QueryView>
  )
}

const addCurrentEntry = (entries: readonly CatalogEntry[], currentEntry: CatalogEntry | null | undefined) =>
  currentEntry && !entries.some(({ id }) => id === currentEntry.id) ? [...entries, currentEntry] : entries
