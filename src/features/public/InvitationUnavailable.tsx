import { isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'

/** The failed request for an invitation, and its retry. */
export interface InvitationFailure {
  error: unknown
  retry: () => void
  isRetrying: boolean
}

interface InvitationUnavailableProps {
  /** The failed request; absent if the address has no valid key. */
  failure?: InvitationFailure
}

const words = copy.invitation.unavailable

/** The page of an unavailable invitation. Connection and server errors offer a retry. */
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
