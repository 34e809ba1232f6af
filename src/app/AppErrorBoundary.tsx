import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { errors } from '../copy/errors'
import { statusPages } from '../copy/status-pages'
import { Button } from '../design-system/components/Button/Button'
import { ErrorPage } from '../design-system/components/ErrorPage/ErrorPage'
import { focusTitle } from '../patterns/page/focus-title'
import { ServerErrorPage } from '../patterns/page/ServerErrorPage'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { useOnline } from '../session/use-online'
import { FailureBoundary } from './FailureBoundary'
import { UnreachableError } from './lazy-screen'
import { StandalonePage } from './StandalonePage'

interface AppErrorBoundaryProps {
  children: ReactNode
  /** Whether the shell stays visible around the 500 page. */
  isInShell?: boolean
}

/** Shows the 500 page with a retry button if a screen throws, or that there is no connection if its code cannot be loaded. When the path changes, renders `children` again. */
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
        const Notice = error instanceof UnreachableError ? UnreachableNotice : BrokenNotice
        const notice = <Notice onRetry={retry} />
        return isInShell ? notice : <StandalonePage>{notice}</StandalonePage>
      }}
    >
      {children}
    </FailureBoundary>
  )
}

function BrokenNotice({ onRetry }: { onRetry: () => void }) {
  useDocumentTitle(statusPages.broken.title)
  return <ServerErrorPage ref={focusTitle} onRetry={onRetry} />
}

/** Says that there is no connection, and renders the screen again once the device has one. */
function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const { title, message } = statusPages.unreachable
  useDocumentTitle(title)
  const isOnline = useOnline()
  const [wasOnline] = useState(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline) onRetry()
  }, [isOnline, wasOnline, onRetry])
  return (
    <ErrorPage
      ref={focusTitle}
      title={title}
      message={message}
      action={
        <Button variant="primary" onClick={onRetry}>
          {errors.retry}
        </Button>
      }
    />
  )
}
