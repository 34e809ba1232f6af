import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { connectCredentials } from '../api/http'
import { createQueryClient } from '../api/query-client'
import { ToastProvider } from '../design-system/components/Toaster/ToastProvider'
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider'
import { ConfirmProvider } from '../patterns/dialog/ConfirmProvider'
import { isSameUser } from '../session/same-user'
import { expireSession, sessionState, subscribeToSession } from '../session/session-store'
import { AppErrorBoundary } from './AppErrorBoundary'
import { AppRoutes } from './AppRoutes'
import { copy } from './shell/copy'

connectCredentials({ token: () => sessionState().session?.token, onUnauthorized: expireSession })

/** Empties the cache when somebody leaves or somebody else arrives: nobody reads another's data. */
function emptyCacheOnChange(queryClient: QueryClient): () => void {
  let who = sessionState().session
  return subscribeToSession(() => {
    const next = sessionState().session
    if (!isSameUser(who, next)) queryClient.clear()
    who = next
  })
}

/** The whole portal: what every screen needs, and the addresses. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => emptyCacheOnChange(queryClient), [queryClient])
  return (
    <DesignSystemProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
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
