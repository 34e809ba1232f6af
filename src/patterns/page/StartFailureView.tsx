import { type ComponentType, lazy, Suspense } from 'react'
import { errors } from '@/copy/errors'
import type { StartFailure } from '@/require-config'
import { RetryAlert } from '../query-view/RetryAlert'

/** Few users see the page, so that it loads on demand. Without a connection, an alert replaces it. */
const Page = lazy<ComponentType<StartFailure>>(() =>
  import('./StartFailurePage').then(
    ({ StartFailurePage }) => ({ default: StartFailurePage }),
    () => ({ default: FailureAlert }),
  ),
)

const FailureAlert = ({ onRetry, isRetrying }: StartFailure) => (
  <RetryAlert onRetry={onRetry} isRetrying={isRetrying}>
    {errors.network}
  </RetryAlert>
)

/** Says why the portal cannot start, because `config.json` cannot be loaded or used. */
export function StartFailureView(failure: StartFailure) {
  return (
    <Suspense>
      <Page {...failure} />
    </Suspense>
  )
}
