import { StartFailurePage } from '@/patterns/page/StartFailurePage'
import type { StartFailure } from '@/require-config'
import { HttpErrorPage } from './HttpErrorPage'

export interface PublicFailureProps {
  /** The failure of the configuration; absent for an error of the page. */
  startFailure?: StartFailure
  error?: unknown
  onRetry: () => void
}

/** The page that replaces a public page after a failure. */
export function PublicFailurePage({ startFailure, error, onRetry }: PublicFailureProps) {
  return startFailure ? (
    <StartFailurePage {...startFailure} />
  ) : (
    <HttpErrorPage error={error} onRetry={onRetry} />
  )
}
