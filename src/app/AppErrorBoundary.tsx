import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { statusPages } from '../copy/status-pages'
import { focusTitle } from '../patterns/page/focus-title'
import { ServerErrorPage } from '../patterns/page/ServerErrorPage'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { FailureBoundary } from './FailureBoundary'
import { StandalonePage } from './StandalonePage'

interface AppErrorBoundaryProps {
  children: ReactNode
  /** Whether the shell stays visible around the 500 page. */
  isInShell?: boolean
}

/** Shows the 500 page with a retry button if a screen throws. When the path changes, renders `children` again. */
export function AppErrorBoundary({ children, isInShell = false }: AppErrorBoundaryProps) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  return (
    <FailureBoundary
      subject={pathname}
      // The queries of the failed screen are inactive now. Their data may have caused the failure, so the retry removes
      // the data, and the screen fetches it again.
      onRetry={() => queryClient.removeQueries({ type: 'inactive' })}
      fallback={(retry) =>
        isInShell ? (
          <BrokenNotice onRetry={retry} />
        ) : (
          <StandalonePage>
            <BrokenNotice onRetry={retry} />
          </StandalonePage>
        )
      }
    >
      {children}
    </FailureBoundary>
  )
}

function BrokenNotice({ onRetry }: { onRetry: () => void }) {
  useDocumentTitle(statusPages.broken.title)
  return <ServerErrorPage ref={focusTitle} onRetry={onRetry} />
}
