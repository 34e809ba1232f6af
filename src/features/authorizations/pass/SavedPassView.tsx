import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { formatInstant } from '@/domain/days'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { SavedPass } from '@/session/saved-passes'
import { copy } from './copy'
import { PassActions } from './PassActions'
import { PassCard } from './PassCard'

interface SavedPassViewProps {
  kept: SavedPass
  /** Whether the current pass is still loading. */
  isChecking?: boolean
  /** Retries the request; absent if a retry cannot succeed. */
  onRetry?: () => void
  isRetrying?: boolean
}

/** Shows a saved pass with the time at which it was saved. */
export function SavedPassView({
  kept: { pass, saved_at },
  isChecking,
  onRetry,
  isRetrying,
}: SavedPassViewProps) {
  const when = formatInstant(saved_at)
  return (
    <Stack gap={5}>
      {isChecking ? (
        <Alert tone="info">{copy.kept.checking(when)}</Alert>
      ) : (
        <RetryAlert tone="warning" onRetry={onRetry} isRetrying={isRetrying}>
          {copy.kept.offline(when)}
        </RetryAlert>
      )}
      <PassCard pass={pass} />
      {pass.qrcode === undefined ? null : <PassActions qrcode={pass.qrcode} />}
    </Stack>
  )
}
