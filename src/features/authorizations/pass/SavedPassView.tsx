import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { formatInstant } from '@/domain/days'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { SavedPass } from '@/session/saved-passes'
import { copy } from './copy'
import { PassCard } from './PassCard'

interface SavedPassViewProps {
  savedPass: SavedPass
  /** Whether the portal is still loading the up-to-date pass. */
  isChecking?: boolean
  /** Retries the request for the up-to-date pass; absent if a retry cannot succeed. */
  onRetry?: () => void
  isRetrying?: boolean
}

export function SavedPassView({ savedPass, isChecking, onRetry, isRetrying }: SavedPassViewProps) {
  const when = formatInstant(savedPass.saved_at)
  return (
    <Stack gap={5}>
      {isChecking ? (
        <Alert tone="info">{copy.saved.checking(when)}</Alert>
      ) : (
        <RetryAlert tone="warning" onRetry={onRetry} isRetrying={isRetrying}>
          {copy.saved.offline(when)}
        </RetryAlert>
      )}
      <PassCard pass={savedPass.pass} />
    </Stack>
  )
}
