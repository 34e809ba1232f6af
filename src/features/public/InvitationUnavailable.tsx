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

/** That there is no invitation to show. Where the connection or the server may be at fault, one can ask again. */
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
