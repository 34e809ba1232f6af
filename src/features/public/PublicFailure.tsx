import { type ComponentType, lazy, Suspense } from 'react'
import { isConnectionFailure } from '@/api/api-error'
import { describeError, errors } from '@/copy/errors'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { PublicFailureProps } from './PublicFailurePage'

/** Few users see the page, so that it loads on demand. Without a connection, the alert replaces it. */
const FailurePage = lazy<ComponentType<PublicFailureProps>>(() =>
  import('./PublicFailurePage').then(
    ({ PublicFailurePage }) => ({ default: PublicFailurePage }),
    () => ({ default: FailureAlert }),
  ),
)

function FailureAlert({ startFailure, error, onRetry }: PublicFailureProps) {
  const sentences = startFailure ? [errors.network] : describeError(error)
  return (
    <RetryAlert onRetry={startFailure?.onRetry ?? onRetry} isRetrying={startFailure?.isRetrying}>
      {sentences.join(' ')}
    </RetryAlert>
  )
}

/** Shows a failure of a public page: the configuration is missing, the page is broken, or a part of it could not be loaded. */
export function PublicFailure(props: PublicFailureProps) {
  if (isConnectionFailure(props.error)) return <FailureAlert {...props} />
  return (
    <Suspense>
      <FailurePage {...props} />
    </Suspense>
  )
}
