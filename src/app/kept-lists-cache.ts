import type { QueryClient } from '@tanstack/react-query'
import { getListCountriesQueryKey, getListIdTypesQueryKey } from '../api/generated/catalogs/catalogs'
import type { Country } from '../api/generated/model/country'
import type { HomeModule } from '../api/generated/model/homeModule'
import type { IdType } from '../api/generated/model/idType'
import { getListHomeModulesQueryKey } from '../api/generated/session/session'
import {
  forgetListsOnSignOut,
  keepCountries,
  keepIdTypes,
  keepModules,
  keptLists,
} from '../session/kept-lists'

const [countriesKey] = getListCountriesQueryKey()
const [idTypesKey] = getListIdTypesQueryKey()
const [modulesKey] = getListHomeModulesQueryKey(1)

/** Fills the cache with the session's stored lists. Modules can change, so they are marked stale and refetched. */
export function restoreKeptLists(queryClient: QueryClient) {
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
export function keepLists(queryClient: QueryClient): () => void {
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
