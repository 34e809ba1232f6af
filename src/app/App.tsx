import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { removeExpiredDrafts } from '@/patterns/form/draft-store'
import { HistoryStepListener } from '@/patterns/form/HistoryStepListener'
import { basePath } from '../base-path'
import { onRefreshRequested } from '../demo/refresh-event'
import { ToastProvider } from '../design-system/components/Toaster/ToastProvider'
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider'
import { ConfirmProvider } from '../patterns/dialog/ConfirmProvider'
import { clearTabSelectionOnSignOut } from '../session/neighbourhood'
import { clearPassesOnSignOut } from '../session/saved-passes'
import { clearSubmissionsOnSignOut } from '../session/signed-in-user-identity'
import { clearListsOnSignOut } from '../session/stored-lists'
import { AppErrorBoundary } from './AppErrorBoundary'
import { AppRoutes } from './AppRoutes'
import { clearCacheOnUserChange, connectSession, renewWhileActive } from './follow-session'
import { retryFailedReads } from './retry-failed-reads'
import { copy } from './shell/copy'
import { createClientWithStoredLists, storeFetchedLists } from './stored-queries'

connectSession()

/** Deletes the stored submissions. If the import fails, the next start of the portal tries again. */
const deleteStoredSubmissions = () =>
  void import('../features/submissions/sending/stored-plans')
    .then(({ deleteAllPlans }) => deleteAllPlans())
    .catch(() => {})

/** Starts the background tasks and returns the function that stops them. */
function startBackgroundTasks(queryClient: QueryClient): () => void {
  removeExpiredDrafts()
  const cleanups = [
    clearCacheOnUserChange(queryClient),
    storeFetchedLists(queryClient),
    renewWhileActive(),
    retryFailedReads(queryClient),
    clearPassesOnSignOut(),
    clearTabSelectionOnSignOut(),
    clearListsOnSignOut(),
    clearSubmissionsOnSignOut(deleteStoredSubmissions),
    // The demo panel changes data, for example when the guard lets a person in, so all data is fetched again.
    ...(import.meta.env.PORTAL_MOCK ? [onRefreshRequested(() => void queryClient.invalidateQueries())] : []),
  ]
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

interface AppProps {
  /** The query client, if it has data for the first screen. */
  queryClient?: QueryClient
  /** The router. The build renders pages with a router that needs no browser. */
  Router?: ComponentType<{ basename?: string; children: ReactNode }>
}

/** The root component: providers and routes. */
export function App({ queryClient: givenClient, Router = BrowserRouter }: AppProps) {
  const [queryClient] = useState(() => givenClient ?? createClientWithStoredLists())
  useEffect(() => startBackgroundTasks(queryClient), [queryClient])
  return (
    <DesignSystemProvider>
      <QueryClientProvider client={queryClient}>
        <Router
          basename={import.meta.env.PORTAL_MOCK || import.meta.env.PORTAL_FOLDER ? basePath : undefined}
        >
          <HistoryStepListener />
          <ToastProvider label={copy.toasts} closeLabel={copy.closeToast}>
            <ConfirmProvider>
              <AppErrorBoundary>
                <AppRoutes />
              </AppErrorBoundary>
            </ConfirmProvider>
          </ToastProvider>
        </Router>
      </QueryClientProvider>
    </DesignSystemProvider>
  )
}
