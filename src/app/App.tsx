import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { HistoryStepListener } from '@/patterns/form/HistoryStepListener'
import { createQueryClient } from '../api/query-client'
import { basePath } from '../base-path'
import { onRefreshRequested } from '../demo/refresh-event'
import { ToastProvider } from '../design-system/components/Toaster/ToastProvider'
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider'
import { ConfirmProvider } from '../patterns/dialog/ConfirmProvider'
import { forgetPassesOnSignOut } from '../session/kept-passes'
import { forgetSubmissionsOnSignOut } from '../session/kept-submissions'
import { forgetPlaceOnSignOut } from '../session/neighbourhood'
import { AppErrorBoundary } from './AppErrorBoundary'
import { AppRoutes } from './AppRoutes'
import { clearCacheOnUserChange, connectSession, renewWhileActive } from './follow-session'
import { keepLists, restoreKeptLists } from './kept-lists-cache'
import { copy } from './shell/copy'

connectSession()

/** The cache, with the lists that the session keeps. */
function createFilledClient() {
  const queryClient = createQueryClient()
  restoreKeptLists(queryClient)
  return queryClient
}

/** The storage of files is loaded where there is something in it. What is not forgotten now is at the next start. */
const forgetSubmissions = () =>
  void import('../features/submissions/sending/stored-plans')
    .then(({ deleteAllPlans: forgetEveryPlan }) => forgetEveryPlan())
    .catch(() => {})

/** Everything that goes on as long as the portal is open. */
function runPortal(queryClient: QueryClient): () => void {
  const stops = [
    clearCacheOnUserChange(queryClient),
    keepLists(queryClient),
    renewWhileActive(),
    forgetPassesOnSignOut(),
    forgetPlaceOnSignOut(),
    forgetSubmissionsOnSignOut(forgetSubmissions),
    // What the demo's panel did: the guard let somebody in, the Administration decided.
    ...(import.meta.env.PORTAL_MOCK ? [onRefreshRequested(() => void queryClient.invalidateQueries())] : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The whole portal: what every screen needs, and the addresses. */
export function App() {
  const [queryClient] = useState(createFilledClient)
  useEffect(() => runPortal(queryClient), [queryClient])
  return (
    <DesignSystemProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={import.meta.env.PORTAL_MOCK ? basePath : undefined}>
          <HistoryStepListener />
          <ToastProvider label={copy.toasts} closeLabel={copy.closeToast}>
            <ConfirmProvider>
              <AppErrorBoundary>
                <AppRoutes />
              </AppErrorBoundary>
            </ConfirmProvider>
          </ToastProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </DesignSystemProvider>
  )
}
