import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  getListAuthorizationsQueryKey,
  getListAuthorizationsQueryOptions,
} from '@/api/generated/authorizations/authorizations'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { type Pages, usePages } from '@/patterns/paging/use-pages'
import type { LotReference } from '../terms/use-lot-reference'
import { readBatch } from './read-batch'

const getId = ({ id }: AuthorizationSummary) => id

/** Reads the current or the expired authorizations of a lot, as many as one batch has. */
function useBatches({ rp, pid }: LotReference, isActive: boolean, isEnabled: boolean) {
  const client = useQueryClient()
  const filter = { is_active: isActive }
  // The pages are those of the cards and of the home page's strip, which need not read them again.
  const readPage = (page: number) =>
    client.fetchQuery({ ...getListAuthorizationsQueryOptions(rp, pid, { ...filter, page }), staleTime: 0 })
  return usePages<AuthorizationSummary>({
    queryKey: [...getListAuthorizationsQueryKey(rp, pid, filter), 'batches'],
    fetchPage: (batch) => readBatch(readPage, batch),
    getId,
    isEnabled,
    // Guests confirm their invitations meanwhile.
    isFresh: true,
  })
}

/** What the week does not know. */
export interface MissingAuthorizations {
  /** How many of the lot's authorizations have not been read. */
  count: number
  total: number
  isReading: boolean
  readMore: () => void
}

const countMissing = ({ rows, count = 0 }: Pages<AuthorizationSummary>) => Math.max(0, count - rows.length)

function describeMissing(lists: readonly Pages<AuthorizationSummary>[]): MissingAuthorizations | undefined {
  const incomplete = lists.filter((list) => countMissing(list) > 0)
  if (incomplete.length === 0) return undefined
  return {
    count: incomplete.reduce((sum, list) => sum + countMissing(list), 0),
    total: lists.reduce((sum, { count = 0 }) => sum + count, 0),
    isReading: lists.some(({ isFetching }) => isFetching),
    // If rows are missing although all pages have been read, the list has changed meanwhile.
    readMore: () => {
      for (const list of incomplete) (list.hasMore ? list.loadMore : list.retry)()
    },
  }
}

/**
 * Reads the authorizations that a week can show, for `QueryView`. The API has no filter by day, so it reads all current ones, and
 * with `hasPastDays` the expired ones too. Without one of the two lists there are no data, so that no week looks emptier than it is.
 */
export function useWeekAuthorizations(lot: LotReference, hasPastDays: boolean) {
  const active = useBatches(lot, true, true)
  const expired = useBatches(lot, false, hasPastDays)
  const lists = hasPastDays ? [active, expired] : [active]
  const isComplete = lists.every(({ count }) => count !== undefined)
  const expiredRows = hasPastDays ? expired.rows : undefined
  const rows = useMemo(() => [...active.rows, ...(expiredRows ?? [])], [active.rows, expiredRows])
  const failed = lists.filter(({ error }) => error)
  return {
    data: isComplete ? { rows, missing: describeMissing(lists) } : undefined,
    error: failed[0]?.error ?? null,
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const list of failed) list.retry()
    },
  }
}
