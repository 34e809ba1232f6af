import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { isConnectionFailure } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { HttpErrorPage } from './HttpErrorPage'

type PublicFailureProps = Pick<ComponentProps<typeof HttpErrorPage>, 'error' | 'onRetry'>

/** Few users see the page, so that it loads on demand. Without a connection, the alert replaces it. */
const ErrorPage = lazy<ComponentType<PublicFailureProps>>(() =>
  import('./HttpErrorPage').then(
    ({ HttpErrorPage }) => ({ default: HttpErrorPage }),
    () => ({ default: FailureAlert }),
  ),
)

const FailureAlert = ({ error, onRetry }: PublicFailureProps) => (
  <RetryAlert onRetry={onRetry}>{describeError(error).join(' ')}</RetryAlert>
)

/** Replaces a public page that threw an error: the page is broken, or a part of it could not be loaded. */
export function PublicFailure(props: PublicFailureProps) {
  if (isConnectionFailure(props.error)) return <FailureAlert {...props} />
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  )
}
