import { describeError } from '@/copy/errors'
import { Stack } from '@/design-system/components/Stack/Stack'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { SavedPasses } from '../pass/SavedPasses'

interface ListUnavailableProps {
  error: unknown
  retry: () => void
  isRetrying: boolean
}

/** Shown when the list cannot load offline, with links to the saved passes. */
export function ListUnavailable({ error, retry, isRetrying }: ListUnavailableProps) {
  return (
    <Stack gap={5}>
      <RetryAlert onRetry={retry} isRetrying={isRetrying}>
        {describeError(error).join(' ')}
      </RetryAlert>
      <SavedPasses />
    </Stack>
  )
}
