import type { QueryClient } from '@tanstack/react-query'
import { getListCountriesQueryKey, getListIdTypesQueryKey } from '../api/generated/catalogs/catalogs'
import type { Country } from '../api/generated/model/country'
import type { HomeModule } from '../api/generated/model/homeModule'
import type { IdType } from '../api/generated/model/idType'
import { getListHomeModulesQueryKey } from '../api/generated/session/session'
import { createQueryClient } from '../api/query-client'
import { getStoredLists, storeCountries, storeIdTypes, storeModules } from '../session/stored-lists'

const [countriesKey] = getListCountriesQueryKey()
const [idTypesKey] = getListIdTypesQueryKey()
const [modulesKey] = getListHomeModulesQueryKey(1)

/**
 * Creates the query client with the session's stored lists. Because modules can change, the stored modules count as
 * stale: the portal uses the stored modules at once, and fetches the modules again.
 */
export function createClientWithStoredLists(): QueryClient {
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
export function storeFetchedLists(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    // `manual` marks the updates of `setQueryData`, which do not come from the API.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [operation, id] = event.query.queryKey
    if (operation === countriesKey) storeCountries(event.action.data)
    if (operation === idTypesKey) storeIdTypes(event.action.data)
    if (operation === modulesKey && typeof id === 'number') storeModules(id, event.action.data)
  })
}
