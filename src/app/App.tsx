import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
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
import {
  forgetListsOnSignOut,
  keepCountries,
  keepIdTypes,
  keepModules,
  keptLists,
} from '../session/kept-lists'
import { forgetPassesOnSignOut } from '../session/kept-passes'
import { forgetSubmissionsOnSignOut } from '../session/kept-submissions'
import { forgetPlaceOnSignOut } from '../session/neighbourhood'
import { AppErrorBoundary } from './AppErrorBoundary'
import { AppRoutes } from './AppRoutes'
import { clearCacheOnUserChange, connectSession, renewWhileActive } from './follow-session'
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

const [countriesKey] = getListCountriesQueryKey()
const [idTypesKey] = getListIdTypesQueryKey()
const [modulesKey] = getListHomeModulesQueryKey(1)

/** Fills the cache with the session's stored lists. Modules can change, so they are marked stale and refetched. */
function restoreKeptLists(queryClient: QueryClient) {
  const { countries, idtypes, samodules } = keptLists()
  if (countries) queryClient.setQueryData<Country[]>(getListCountriesQueryKey(), countries)
  if (idtypes) queryClient.setQueryData<IdType[]>(getListIdTypesQueryKey(), idtypes)
  for (const [id, modules] of Object.entries(samodules)) {
    const queryKey = getListHomeModulesQueryKey(Number(id))
    queryClient.setQueryData<HomeModule[]>(queryKey, modules)
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

/** Stores the lists of successful queries with the session. Returns the function that stops it. */
function keepLists(queryClient: QueryClient): () => void {
  const stopFollowing = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [operation, id] = event.query.queryKey
    if (operation === countriesKey) keepCountries(event.action.data)
    if (operation === idTypesKey) keepIdTypes(event.action.data)
    if (operation === modulesKey && typeof id === 'number') keepModules(id, event.action.data)
  })
  const stopForgetting = forgetListsOnSignOut()
  return () => {
    stopFollowing()
    stopForgetting()
  }
}
