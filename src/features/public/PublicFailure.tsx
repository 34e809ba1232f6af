import type { ComponentProps } from 'react'
import { isConnectionFailure } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { onDemand } from '@/patterns/on-demand/on-demand'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { HttpErrorPage } from './HttpErrorPage'

type PublicFailureProps = Pick<ComponentProps<typeof HttpErrorPage>, 'error' | 'onRetry'>

/** Few users see the page, so that it loads on demand. Without a connection, the alert replaces it. */
const ErrorPage = onDemand<PublicFailureProps>(() =>
  import('./HttpErrorPage').then(
    (module) => module.HttpErrorPage,
    () => FailureAlert,
  ),
)

const FailureAlert = ({ error, onRetry }: PublicFailureProps) => (
  <RetryAlert onRetry={onRetry}>{describeError(error).join(' ')}</RetryAlert>
)

/** Replaces a public page that threw an error: the page is broken, or a part of it could not be loaded. */
export const PublicFailure = (props: PublicFailureProps) =>
  isConnectionFailure(props.error) ? <FailureAlert {...props} /> : <ErrorPage {...props} />
