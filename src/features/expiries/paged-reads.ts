import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import type { PlacedExpiry } from './placed-expiries'

/** How much was read of a kind of thing. */
export interface ReadCounts {
  of: 'lots' | 'works' | 'authorizations' | 'checks'
  read: number
  total: number
}

/** A request, and how its response becomes rows. */
export interface ExpiryRead {
  /** The name of what is read, for the message about a failure. */
  subject: string
  options: { queryKey: QueryKey; queryFn?: QueryFunction | SkipToken }
  toRows: (page: unknown) => PlacedExpiry[]
  /** Whether it is a later page, which is missing if rows were removed meanwhile. */
  isLaterPage?: boolean
}

interface PageOptions<Page> {
  queryKey: QueryKey
  queryFn?: QueryFunction<Page, QueryKey> | SkipToken
}

export const createRead = <Page>(
  subject: string,
  { queryKey, queryFn }: PageOptions<Page>,
  toRows: (page: Page) => PlacedExpiry[],
): ExpiryRead => ({
  subject,
  options: { queryKey, queryFn },
  toRows: (page) => toRows(page as Page),
})

/** Whether a read has ended once, with a response or a failure. A retry does not change this. */
export function hasEnded(client: QueryClient, { options }: ExpiryRead): boolean {
  const state = client.getQueryState(options.queryKey)
  return state !== undefined && state.dataUpdateCount + state.errorUpdateCount > 0
}

interface PagedRequest<Row> {
  subject: string
  getOptions: (page: number) => PageOptions<{ count: number; results: Row[] }>
  pageSize: number
  maxPages?: number
  toRows: (rows: readonly Row[]) => PlacedExpiry[]
}

/** Creates the reads of a list: its first page, and after its response the others. `read` is the number of rows that were read. */
export function createPagedReads<Row>(client: QueryClient, request: PagedRequest<Row>) {
  const { subject, getOptions, pageSize, maxPages = Number.POSITIVE_INFINITY, toRows } = request
  const total = client.getQueryData<{ count: number }>(getOptions(1).queryKey)?.count ?? 0
  const pageCount = Math.max(1, Math.min(maxPages, Math.ceil(total / pageSize)))
  const reads = Array.from({ length: pageCount }, (_, index) => ({
    ...createRead(subject, getOptions(index + 1), ({ results }: { results: Row[] }) => toRows(results)),
    isLaterPage: index > 0,
  }))
  const endedCount = reads.filter((read) => hasEnded(client, read)).length
  return { reads, total, read: Math.min(total, endedCount * pageSize) }
}
