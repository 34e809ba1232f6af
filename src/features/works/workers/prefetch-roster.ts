import { allRows } from '@/api/all-rows'
import { getListGroupAuthorizationsQueryOptions } from '@/api/generated/work-groups/work-groups'
import { getListWorkManagersQueryOptions } from '@/api/generated/work-managers/work-managers'
import { getListWorkersQueryOptions } from '@/api/generated/workers/workers'
import { getGetWorkQueryOptions } from '@/api/generated/works/works'
import type { PrefetchRows } from '@/patterns/query-view/prefetch-rows'
import { firstRosterRequest } from './use-roster'

/** Prefetches the roster of the work in the address, and what its screen needs before it shows the roster. */
export const prefetchRoster: PrefetchRows = (client, { rp, id }) =>
  Promise.all([
    client.prefetchQuery(getGetWorkQueryOptions(rp, id)),
    client.prefetchQuery(getListWorkManagersQueryOptions(rp, id, allRows)),
    client.prefetchQuery(getListGroupAuthorizationsQueryOptions(rp, id, allRows)),
    client.prefetchQuery(getListWorkersQueryOptions(rp, id, firstRosterRequest)),
  ])
