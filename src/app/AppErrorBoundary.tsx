import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { statusPages } from '../copy/status-pages'
import { focusTitle } from '../patterns/page/focus-title'
import { ServerErrorPage } from '../patterns/page/ServerErrorPage'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { FailureBoundary } from './FailureBoundary'
import { isPortalReachable, UnreachableError } from './lazy-screen'
import { StandalonePage } from './StandalonePage'

interface AppErrorBoundaryProps {
  children: ReactNode
  /** Whether the shell stays visible around the 500 page. */
  isInShell?: boolean
}

/**
 * Shows the 500 page with a retry button if a screen throws, or says that there is no connection if the code of the screen cannot be
 * loaded. When the path changes, renders `children` again.
 */
export function AppErrorBoundary({ children, isInShell = false }: AppErrorBoundaryProps) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  return (
    <FailureBoundary
      subject={pathname}
      // The queries of the failed screen are inactive now. Their data may have caused the failure, so the retry removes
      // the data, and the screen fetches it again.
      onRetry={() => queryClient.removeQueries({ type: 'inactive' })}
      fallback={(retry, error) => {
        const notice = <FailureNotice error={error} onRetry={retry} />
        return isInShell ? notice : <StandalonePage>{notice}</StandalonePage>
      }}
    >
      {children}
    </FailureBoundary>
  )
}

interface FailureNoticeProps {
  error: unknown
  onRetry: () => void
}

/** The time between two checks whether the server can be reached again, in ms. */
const checkMs = 5_000

/** Says what has failed. Without a connection, renders the screen again once the server can be reached. */
function FailureNotice({ error, onRetry }: FailureNoticeProps) {
  const cause = error instanceof UnreachableError ? 'unreachable' : 'broken'
  useDocumentTitle(statusPages[cause].title)
  useEffect(() => {
    if (cause === 'broken') return
    const retryIfReachable = async () => {
      if (await isPortalReachable()) onRetry()
    }
    // The device can get its connection while an attempt of the user still runs, so the event alone is not enough.
    const timer = setInterval(retryIfReachable, checkMs)
    addEventListener('online', retryIfReachable)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retryIfReachable)
    }
  }, [cause, onRetry])
  return <ServerErrorPage ref={focusTitle} cause={cause} onRetry={onRetry} />
}
