import { isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'

/** Why an invitation did not come, and asking again. */
export interface InvitationFailure {
  error: unknown
  retry: () => void
  isRetrying: boolean
}

interface InvitationUnavailableProps {
  /** What went wrong; absent where the address is of no invitation. */
  failure?: InvitationFailure
}

const words = copy.invitation.unavailable

/** Explains that an invitation cannot be shown, with a retry for connection and server errors. */
export function InvitationUnavailable({ failure }: InvitationUnavailableProps) {
  return (
    <ResultScreen tone="danger" title={words.title} description={words.reason}>
      <Alert tone="warning">{words.warning}</Alert>
      {failure && !isNotFound(failure.error) ? (
        <RetryAlert onRetry={failure.retry} isRetrying={failure.isRetrying}>
          {describeError(failure.error).join(' ')}
        </RetryAlert>
      ) : null}
    </ResultScreen>
  )
}
