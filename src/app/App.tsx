import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { removeExpiredDrafts } from '@/patterns/form/draft-store'
import { HistoryStepListener } from '@/patterns/form/HistoryStepListener'
import { getListCountriesQueryKey, getListIdTypesQueryKey } from '../api/generated/catalogs/catalogs'
import type { Country } from '../api/generated/model/country'
import type { HomeModule } from '../api/generated/model/homeModule'
import type { IdType } from '../api/generated/model/idType'
import { getListHomeModulesQueryKey } from '../api/generated/session/session'
import { createQueryClient } from '../api/query-client'
import { basePath } from '../base-path'
import { onRefreshRequested } from '../demo/refresh-event'
import { ToastProvider } from '../design-system/components/Toaster/ToastProvider'
import { DesignSystemProvider } from '../design-system/theme/DesignSystemProvider'
import { ConfirmProvider } from '../patterns/dialog/ConfirmProvider'
import { clearTabSelectionOnSignOut } from '../session/neighbourhood'
import { clearPassesOnSignOut } from '../session/saved-passes'
import { clearSubmissionsOnSignOut } from '../session/signed-in-user-identity'
import {
  clearListsOnSignOut,
  getStoredLists,
  storeCountries,
  storeIdTypes,
  storeModules,
} from '../session/stored-lists'
import { AppErrorBoundary } from './AppErrorBoundary'
import { AppRoutes } from './AppRoutes'
import { clearCacheOnUserChange, connectSession, renewWhileActive } from './follow-session'
import { copy } from './shell/copy'

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
  /** The router. The build renders pages with a router that needs no browser. */
  Router?: ComponentType<{ basename?: string; children: ReactNode }>
}

/** The root component: providers and routes. */
export function App({ Router = BrowserRouter }: AppProps) {
  const [queryClient] = useState(createClientWithStoredLists)
  useEffect(() => startBackgroundTasks(queryClient), [queryClient])
  return (
    <DesignSystemProvider>
      <QueryClientProvider client={queryClient}>
        <Router basename={import.meta.env.PORTAL_MOCK ? basePath : undefined}>
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

const [countriesKey] = getListCountriesQueryKey()
const [idTypesKey] = getListIdTypesQueryKey()
const [modulesKey] = getListHomeModulesQueryKey(1)

/**
 * Creates the query client with the session's stored lists. Because modules can change, the stored modules count as
 * stale: the portal uses the stored modules at once, and fetches the modules again.
 */
function createClientWithStoredLists() {
  const queryClient = createQueryClient()
  const { countries, idtypes, samodules } = getStoredLists()
  if (countries) queryClient.setQueryData<Country[]>(getListCountriesQueryKey(), countries)
  if (idtypes) queryClient.setQueryData<IdType[]>(getListIdTypesQueryKey(), idtypes)
  for (const [id, modules] of Object.entries(samodules)) {
    const queryKey = getListHomeModulesQueryKey(Number(id))
    queryClient.setQueryData<HomeModule[]>(queryKey, modules)
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  return queryClient
}

/**
 * Whenever a query has fetched countries, document types or modules, stores them for the current session. Returns the
 * function that unsubscribes.
 */
function storeFetchedLists(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    // `manual` marks the updates of `setQueryData`, which do not come from the API.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [operation, id] = event.query.queryKey
    if (operation === countriesKey) storeCountries(event.action.data)
    if (operation === idTypesKey) storeIdTypes(event.action.data)
    if (operation === modulesKey && typeof id === 'number') storeModules(id, event.action.data)
  })
}
