import { getListCoResidentsQueryOptions } from '@/api/generated/co-residents/co-residents'
import { getListManagedPropertiesQueryOptions } from '@/api/generated/lots/lots'
import { getDefaultRequest } from '@/patterns/data-table/use-table-address'
import { allLots } from '@/patterns/lots/use-managed-lots'
import type { PrefetchRows } from '@/patterns/query-view/prefetch-rows'
import { createRecordsAddress } from '../detail/RecordsTable'
import { coResidentOrderings } from './ResidentsTable'

/** Prefetches the co-residents of the lot in the address. */
export const prefetchResidents: PrefetchRows = (client, { rp, personId, id }) => {
  const { request } = getDefaultRequest(createRecordsAddress(coResidentOrderings))
  return Promise.all([
    client.prefetchQuery(getListManagedPropertiesQueryOptions(rp, personId, allLots)),
    client.prefetchQuery(getListCoResidentsQueryOptions(rp, id, request)),
  ])
}
