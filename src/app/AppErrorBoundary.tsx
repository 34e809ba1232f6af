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
  /** Whether it stands inside the shell, which stays then. */
  isInShell?: boolean
}

/** What a screen that breaks leaves behind: the documents' 500 page, with a way to try again. Another address is drawn anew. */
export function AppErrorBoundary({ children, isInShell = false }: AppErrorBoundaryProps) {
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  return (
    <FailureBoundary
      subject={pathname}
      // What nobody shows any more may be what broke the screen: it is asked for again.
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

interface BrokenNoticeProps {
  onRetry: () => void
}

/** What stands in the place of a screen that broke. */
function BrokenNotice({ onRetry }: BrokenNoticeProps) {
  useDocumentTitle(statusPages.broken.title)
  return <ServerErrorPage ref={focusTitle} onRetry={onRetry} />
}
