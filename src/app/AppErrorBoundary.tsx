import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { BrokenNotice } from './BrokenNotice'
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
