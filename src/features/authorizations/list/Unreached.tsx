import { describeError } from '@/copy/errors'
import { Stack } from '@/design-system/components/Stack/Stack'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { KeptPasses } from '../pass/KeptPasses'

interface UnreachedProps {
  error: unknown
  retry: () => void
  isRetrying: boolean
}

/** The list did not come, for want of a connection: at the gate the passes that are kept will do. */
export function Unreached({ error, retry, isRetrying }: UnreachedProps) {
  return (
    <Stack gap={5}>
      <RetryAlert onRetry={retry} isRetrying={isRetrying}>
        {describeError(error).join(' ')}
      </RetryAlert>
      <KeptPasses />
    </Stack>
  )
}
