import { isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import type { QueryFailure } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'

interface InvitationUnavailableProps {
  /** The failed request; absent if the address has no valid key. */
  failure?: QueryFailure
}

const words = copy.invitation.unavailable

/** The page of an unavailable invitation. After a failed request, it offers a retry, unless the status was 404. */
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
