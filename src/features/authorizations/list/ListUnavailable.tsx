import { describeError } from '@/copy/errors'
import { Stack } from '@/design-system/components/Stack/Stack'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { SavedPasses } from '../pass/SavedPasses'

interface ListUnavailableProps {
  error: unknown
  retry: () => void
  isRetrying: boolean
}

/** The list did not come, for want of a connection: at the gate the passes that are kept will do. */
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
