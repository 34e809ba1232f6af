import { MutationCache, QueryClient } from '@tanstack/react-query'
import { refreshes } from './refreshes'

const minutes = 60_000

const isWrite = (operation: unknown): operation is keyof typeof refreshes =>
  typeof operation === 'string' && Object.hasOwn(refreshes, operation)

/** The portal's cache: never stale, kept 15 minutes, no retries, no refetch on focus or reconnect (P9). */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // A mutation's key is its operationId, and so is the first part of a query's: the table joins them.
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        const operation = mutation.options.mutationKey?.[0]
        if (!isWrite(operation)) return
        const reads: readonly string[] = refreshes[operation]
        await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })))
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 15 * minutes,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a call fails at once and says so, instead of waiting behind a spinner.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
