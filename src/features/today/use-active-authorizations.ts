import { useQueries, useQueryClient } from '@tanstack/react-query'
import { getListAuthorizationsQueryOptions } from '@/api/generated/authorizations/authorizations'
import { joinReads } from './reads'

const pageSize = 10

/**
 * Reads up to `maxPages` pages of the valid authorizations of a lot. The data have the pages that were read so far. The first page is
 * the one with which the list begins, so that it is read only once. `hasListFailed` is whether the list shows its failure.
 */
export function useActiveAuthorizations(
  { rp, lotId, isEnabled }: { rp: number; lotId: number; isEnabled: boolean },
  maxPages: number,
) {
  const getOptions = (page: number) => getListAuthorizationsQueryOptions(rp, lotId, { is_active: true, page })
  // If the list below has failed to read the page, only its retry reads it again.
  const hasFailed = useQueryClient().getQueryState(getOptions(1).queryKey)?.status === 'error'
  const [firstPage] = useQueries({ queries: [{ ...getOptions(1), enabled: isEnabled && !hasFailed }] })
  const total = firstPage.data?.count
  const pageCount = total === undefined ? 0 : Math.min(maxPages, Math.ceil(total / pageSize))
  const otherPages = useQueries({
    queries: Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => ({
      ...getOptions(index + 2),
      enabled: isEnabled,
    })),
  })
  const reads = [firstPage, ...otherPages]
  const authorizations = reads.flatMap(({ data }) => data?.results ?? [])
  const isComplete = total !== undefined && pageCount * pageSize >= total && reads.every(({ data }) => data)
  return {
    ...joinReads(reads, total === undefined ? undefined : { authorizations, total, isComplete }),
    hasListFailed: hasFailed,
  }
}
