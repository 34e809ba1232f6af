import type { QueryClient } from '@tanstack/react-query'
import { getListCountriesQueryKey } from '../api/generated/catalogs/catalogs'
import type { Country } from '../api/generated/model/country'
import type { HomeModule } from '../api/generated/model/homeModule'
import { getListHomeModulesQueryKey } from '../api/generated/session/session'
import { forgetListsOnSignOut, keepCountries, keepModules, keptLists } from '../session/kept-lists'

const [countriesKey] = getListCountriesQueryKey()
const [modulesKey] = getListHomeModulesQueryKey(1)

/** Puts what the session keeps into the cache: countries for good; modules, which may be turned off, until they are asked for again. */
export function fillFromKept(queryClient: QueryClient) {
  const { countries, samodules } = keptLists()
  if (countries) queryClient.setQueryData<Country[]>(getListCountriesQueryKey(), countries)
  for (const [id, modules] of Object.entries(samodules)) {
    const queryKey = getListHomeModulesQueryKey(Number(id))
    queryClient.setQueryData<HomeModule[]>(queryKey, modules)
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

/** Keeps with the session the lists that the calls bring (P3); answers how to stop. */
export function keepLists(queryClient: QueryClient): () => void {
  const stopFollowing = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [operation, id] = event.query.queryKey
    if (operation === countriesKey) keepCountries(event.action.data)
    if (operation === modulesKey && typeof id === 'number') keepModules(id, event.action.data)
  })
  const stopForgetting = forgetListsOnSignOut()
  return () => {
    stopFollowing()
    stopForgetting()
  }
}
